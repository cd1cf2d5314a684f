import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queryPool } from "../database/queryPool.ts";
import type { Calculated } from "../tables/DB.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { revertMany } from "./revertMany.ts";
import { runActions } from "./runAction.ts";
import { saveMany } from "./saveMany.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const edit = (id: number, values: Record<string, unknown>) =>
  fixtures.write((context) => saveMany(context, [{ id, version: null, values }]));
const revert = async (id: number, version: number) => {
  const [outcome] = await fixtures.write((context) => revertMany(context, [{ id, version }]));
  return outcome?.error;
};
const readParcels = () =>
  queryPool(
    fixtures.server.database.pool,
    sql<Calculated<{ id: number; code: string; units: number }>>`
      select id, code, units from pallets_parcels order by id`,
  );
const refused = expect.objectContaining({ code: "record.notRevertible" });

test("an edit of one's own is changed back, as another edit", async () => {
  const id = await fixtures.add({ name: "A", weight: 3, price: 1250 });
  await edit(id, { weight: 9, price: 900 });
  expect(await revert(id, 2)).toBeUndefined();
  expect(await fixtures.readAll("weight, price, version")).toEqual([
    { weight: 3, price: 1250, version: 3 },
  ]);
  const entries = await queryPool(
    fixtures.server.database.pool,
    sql`select operation, changes from audit_entries where record_id = ${id} order by id`,
  );
  expect(entries).toMatchObject([
    { operation: "edit", changes: { weight: [3, 9], price: [12.5, 9] } },
    { operation: "edit", changes: { weight: [9, 3], price: [9, 12.5] } },
  ]);
});
test("an empty value is empty again", async () => {
  const id = await fixtures.add({ name: "A" });
  await edit(id, { price: 900 });
  expect(await revert(id, 2)).toBeUndefined();
  expect(await fixtures.readAll("price")).toEqual([{ price: null }]);
});
test("a row that has another version by now stays", async () => {
  const id = await fixtures.add({ name: "A", weight: 3 });
  await edit(id, { weight: 9 });
  await edit(id, { weight: 5 });
  expect(await revert(id, 2)).toMatchObject({ code: "record.stale" });
  expect(await fixtures.readAll("weight")).toEqual([{ weight: 5 }]);
});
test("a stock is changed back by the difference, whatever was sold since", async () => {
  const id = await fixtures.add({ name: "A", stock: 10 });
  await edit(id, { stock: 15, expectedStock: 10 });
  await fixtures.server.database.pool.query(`update pallets set stock = 12 where id = ${id}`);
  expect(await revert(id, 2)).toBeUndefined();
  expect(await fixtures.readAll("stock")).toEqual([{ stock: 7 }]);
});
test("a change by somebody else, an old one, an action and a new row are not reverted", async () => {
  const { pool } = fixtures.server.database;
  const id = await fixtures.add({ name: "A", weight: 3 });
  expect(await revert(id, 1)).toEqual(refused);
  await edit(id, { weight: 9 });
  await pool.query("update audit_entries set add_time = now() - interval '16 minutes'");
  expect(await revert(id, 2)).toEqual(refused);
  await pool.query("update audit_entries set add_time = now(), add_by = add_by + 1");
  expect(await revert(id, 2)).toEqual(refused);
  await pool.query("update audit_entries set add_by = add_by - 1");
  const close = fixtures.resource.actionList.find(({ name }) => name === "close");
  if (!close) throw new Error("pallets have the action close");
  await fixtures.write((context) => runActions(context, close, [{ id, version: null }], {}));
  expect(await revert(id, 3)).toEqual(refused);
  expect(await fixtures.readAll("weight, status")).toEqual([{ weight: 9, status: "closed" }]);
});
test("a value that something else has changed without a version is not overwritten", async () => {
  const id = await fixtures.add({ name: "A", weight: 3 });
  await edit(id, { weight: 9 });
  await fixtures.server.database.pool.query(`update pallets set weight = 4 where id = ${id}`);
  expect(await revert(id, 2)).toEqual(refused);
  expect(await fixtures.readAll("weight")).toEqual([{ weight: 4 }]);
});
test("child rows are changed back, and those that the edit added go", async () => {
  const id = await fixtures.add({ name: "A", weight: 3 });
  await edit(id, { parcels: [{ code: "P", units: 1 }] });
  const [first] = await readParcels();
  await edit(id, {
    parcels: [
      { id: first?.id, code: "P", units: 5 },
      { code: "Q", units: 2 },
    ],
  });
  expect(await revert(id, 3)).toBeUndefined();
  expect(await readParcels()).toEqual([{ ...first, units: 1 }]);
});
test("an edit that removed child rows is not reverted", async () => {
  const id = await fixtures.add({ name: "A", weight: 3 });
  await edit(id, { parcels: [{ code: "P", units: 1 }] });
  await edit(id, { weight: 9, parcels: [] });
  expect(await revert(id, 3)).toEqual(refused);
});
test("another shop's row is not found, and the others are reverted", async () => {
  const foreign = await fixtures.add({ name: "F", weight: 3 }, { shop: "laneway" });
  const id = await fixtures.add({ name: "A", weight: 3 });
  await edit(id, { weight: 9 });
  const outcomes = await fixtures.write((context) =>
    revertMany(context, [
      { id: foreign, version: 1 },
      { id, version: 2 },
    ]),
  );
  expect(outcomes).toMatchObject([{ id: foreign, error: { code: "record.notFound" } }, { id }]);
  expect(outcomes[1]?.error).toBeUndefined();
});
