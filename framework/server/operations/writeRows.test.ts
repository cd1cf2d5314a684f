import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { insertAll, insertRow, updateAll } from "./writeRows.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

test("rows are inserted in one statement and returned in their order, with author and shop", async () => {
  const stored = await fixtures.write((context) =>
    insertAll(context, [
      { name: "B", price: 1250 },
      { name: "A", parcels: [{ code: "P" }] },
    ]),
  );
  expect(stored).toMatchObject([
    { name: "B", price: 1250, weight: 2, version: 1, parcels: [] },
    { name: "A", price: null, addBy: fixtures.actor.id, parcels: [{ code: "P" }] },
  ]);
  expect(await fixtures.readAll("name, shop_id")).toEqual([
    { name: "A", shop_id: fixtures.server.shops.harbour },
    { name: "B", shop_id: fixtures.server.shops.harbour },
  ]);
  expect(await fixtures.write((context) => insertAll(context, []))).toEqual([]);
});

test("updated rows have a new version, their author and the given fields only", async () => {
  const id = await fixtures.add({ name: "A", price: 100 });
  const other = await fixtures.add({ name: "B" });
  const stored = await fixtures.write((context) =>
    updateAll(context, [
      { before: { id, version: 1, parcels: [], others: [] }, values: { weight: 7 } },
      { before: { id: other, version: 1, parcels: [], others: [] }, values: { price: 300 } },
    ]),
  );
  expect(stored).toMatchObject([
    { name: "A", weight: 7, price: 100, version: 2 },
    { name: "B", weight: 2, price: 300, version: 2 },
  ]);
});

test("a single row is inserted without rules", async () => {
  const row = await fixtures.write((context) => insertRow(context, { name: "A", weight: 5 }));
  expect(row).toMatchObject({ id: expect.any(Number), name: "A", weight: 5 });
});
