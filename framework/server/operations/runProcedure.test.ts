import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures, pallets } from "./operationFixtures.ts";
import { runProcedure } from "./runProcedure.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const run = (name: "weighAll", given: Readonly<Record<string, unknown>>) =>
  runProcedure(
    fixtures.server.engine,
    fixtures.resource,
    fixtures.caller,
    name,
    pallets.calls[name],
    given,
  );
const addSupplier = (name: string) =>
  fixtures.add({ name, phone: "0298765432" }, { resource: "suppliers" });

test("the input is parsed, the rule runs in a transaction, and its output is formatted", async () => {
  await addSupplier("Weighed");
  await addSupplier("Other");
  expect(await run("weighAll", { weight: "12" })).toEqual({ count: 1, value: 12.5 });
  const { rows } = await fixtures.server.database.pool.query(
    "select name, payment_days from suppliers order by name",
  );
  expect(rows).toEqual([
    { name: "Other", payment_days: 30 },
    { name: "Weighed", payment_days: 12 },
  ]);
});

test("a wrong input is rejected before the rule runs", async () => {
  await addSupplier("Weighed");
  await expect(run("weighAll", { weight: 0 })).rejects.toMatchObject({
    issues: { weight: expect.objectContaining({ key: "validation.min" }) },
  });
  const { rows } = await fixtures.server.database.pool.query("select payment_days from suppliers");
  expect(rows).toEqual([{ payment_days: 30 }]);
});

test("a call that writes invalidates the counts of its resource", async () => {
  const { totals } = fixtures.server.engine;
  const generation = totals.generation("pallets", fixtures.actor.tenantId);
  await run("weighAll", { weight: 3 });
  expect(totals.generation("pallets", fixtures.actor.tenantId)).not.toBe(generation);
});
