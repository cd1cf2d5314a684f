import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { checkAllReferencesExist, checkReferencesExist, checkTree } from "./references.ts";
import { removeMany } from "./remove.ts";
import { insertRow } from "./writeRows.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const suppliers = { resource: "suppliers" };
const addSupplier = (name: string, shop: "harbour" | "laneway" = "harbour") =>
  fixtures.add({ name, phone: "0298765432" }, { ...suppliers, shop });
const check = (values: Readonly<Record<string, unknown>>) =>
  fixtures.write((context) => checkReferencesExist(context, values));
const missing = (label: number) => ({ key: "validation.referenceMissing", params: { label } });

test("references to rows of another shop, of the trash and to none are issues", async () => {
  const own = await addSupplier("Own");
  const foreign = await addSupplier("Foreign", "laneway");
  const parent = await fixtures.add({ name: "Trash" });
  await fixtures.write((context) => removeMany(context, [parent]));
  expect(await check({ supplier: own, others: [own] })).toEqual({});
  expect(await check({ supplier: foreign, others: [own, 9_999_999], parent })).toEqual({
    supplier: missing(foreign),
    others: missing(9_999_999),
    parent: missing(parent),
  });
});

test("many rows are checked together, each with its own issues, and only for the chosen targets", async () => {
  const own = await addSupplier("Own");
  const rows = [{ supplier: own }, { supplier: 9_999_999 }, { supplier: null }];
  expect(await fixtures.write((context) => checkAllReferencesExist(context, rows))).toEqual([
    {},
    { supplier: missing(9_999_999) },
    {},
  ]);
  const skipped = await fixtures.write((context) =>
    checkAllReferencesExist(context, rows, { isChecked: ({ name }) => name !== "suppliers" }),
  );
  expect(skipped).toEqual([{}, {}, {}]);
});

test("a locked target is not moved to the trash until the transaction ends", async () => {
  const supplier = await addSupplier("Own");
  let removal: Promise<unknown> = Promise.resolve();
  const order: string[] = [];
  await fixtures.write(async (context) => {
    expect(await checkAllReferencesExist(context, [{ supplier }], { lock: true })).toEqual([{}]);
    removal = fixtures
      .write((other) => removeMany(other, [supplier]), suppliers)
      .then((removals) => {
        order.push("deletion");
        return removals;
      });
    // The deletion has time to reach the lock.
    await context.tx.run(sql`select pg_sleep(0.3)`);
    await insertRow(context, { name: "A", supplier });
    order.push("write");
  });
  expect(await removal).toMatchObject([{ error: { code: "record.referenced" } }]);
  expect(order).toEqual(["write", "deletion"]);
});

test("a tree has no cycle, and is no deeper than declared", async () => {
  const top = await fixtures.add({ name: "A" });
  const middle = await fixtures.add({ name: "B", parent: top });
  const low = await fixtures.add({ name: "C", parent: middle });
  const checkParent = (id: number | null, parent: number | null) =>
    fixtures.write(({ tx, resource }) => checkTree(tx, resource, id, parent));
  expect(await checkParent(top, low)).toEqual({ parent: { key: "validation.cycle" } });
  expect(await checkParent(top, top)).toEqual({ parent: { key: "validation.parentSelf" } });
  expect(await checkParent(null, low)).toEqual({
    parent: { key: "validation.tooDeep", params: { max: 3 } },
  });
  expect(await checkParent(null, middle)).toEqual({});
  expect(await checkParent(low, null)).toEqual({});
});
