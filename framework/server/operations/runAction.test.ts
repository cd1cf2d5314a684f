import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures, pallets } from "./operationFixtures.ts";
import { runAction, runActions } from "./runAction.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const findAction = (name: string) => {
  const action = pallets.actionList.find((one) => one.name === name);
  if (!action) throw new Error(name);
  return action;
};
const run = (name: string, id: number, input = {}, version: number | null = null) =>
  fixtures.write((context) => runAction(context, findAction(name), { id, version }, input));

test("an action changes the state from a declared one only", async () => {
  const id = await fixtures.add({ name: "A" });
  await run("close", id);
  expect(await fixtures.readAll("status, version")).toEqual([{ status: "closed", version: 2 }]);
  await expect(run("close", id)).rejects.toMatchObject({ code: "record.statusNotAllowed" });
});

test("the values that a rule returns are written with the input in the audit trail", async () => {
  const id = await fixtures.add({ name: "A" });
  await run("weigh", id, { weight: 7 });
  expect(await fixtures.readAll("weight")).toEqual([{ weight: 7 }]);
  const { rows } = await fixtures.server.database.pool.query(
    "select operation, action, changes from audit_entries where record_id = $1",
    [id],
  );
  expect(rows).toEqual([
    { operation: "action", action: "weigh", changes: expect.objectContaining({ weight: [2, 7] }) },
  ]);
});

test("an older version and another shop's row are rejected", async () => {
  const id = await fixtures.add({ name: "A" });
  await run("weigh", id, { weight: 7 }, 1);
  await expect(run("weigh", id, { weight: 8 }, 1)).rejects.toMatchObject({ code: "record.stale" });
  const foreign = await fixtures.add({ name: "B" }, { shop: "laneway" });
  await expect(run("close", foreign)).rejects.toMatchObject({ code: "record.notFound" });
});

test("of many rows each has its own result", async () => {
  const a = await fixtures.add({ name: "A" });
  const b = await fixtures.add({ name: "B", status: "closed" });
  const results = await fixtures.write((context) =>
    runActions(
      context,
      findAction("close"),
      [a, b].map((id) => ({ id, version: null })),
      {},
    ),
  );
  expect(results.map(({ id, change }) => [id, change.error])).toEqual([
    [a, undefined],
    [b, expect.objectContaining({ code: "record.statusNotAllowed" })],
  ]);
  expect(await fixtures.readAll("name, status")).toEqual([
    { name: "A", status: "closed" },
    { name: "B", status: "closed" },
  ]);
});
