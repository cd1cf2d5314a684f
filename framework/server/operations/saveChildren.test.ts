import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { type ChildWrite, saveChildren } from "./saveChildren.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const readParcels = async () =>
  (
    await fixtures.server.database.pool.query(
      "select id, parent_id, position, code, units from pallets_parcels order by parent_id, position",
    )
  ).rows;
/** A stored row of the shop, as far as its child rows need it. */
const toOwner = (id: number) => ({ id, shopId: fixtures.server.shops.harbour });
const write = (writes: readonly ChildWrite[]) =>
  fixtures.write(({ tx, resource, actor }) => saveChildren(tx, resource, actor.id, writes));

test("rows are inserted, updated, ordered and removed; a row without a change keeps its id", async () => {
  const owner = toOwner(await fixtures.add({ name: "A" }));
  const first = [
    { code: "P", units: 1 },
    { code: "Q", units: 2 },
    { code: "R", units: 3 },
  ];
  await write([{ owner, values: { parcels: first }, before: null }]);
  const before = { parcels: await readParcels() };
  const [p, q] = before.parcels;
  await write([
    {
      owner,
      values: {
        parcels: [
          { id: q.id, code: "Q", units: 9 },
          { id: p.id, code: "P", units: 1 },
          { code: "S" },
        ],
      },
      before,
    },
  ]);
  expect(await readParcels()).toEqual([
    { id: q.id, parent_id: owner.id, position: 0, code: "Q", units: 9 },
    { id: p.id, parent_id: owner.id, position: 1, code: "P", units: 1 },
    { id: expect.any(Number), parent_id: owner.id, position: 2, code: "S", units: null },
  ]);
});

test("the rows of many owners are written together, and a row of another owner is rejected", async () => {
  const one = toOwner(await fixtures.add({ name: "A" }));
  const two = toOwner(await fixtures.add({ name: "B" }));
  await write([
    { owner: one, values: { parcels: [{ code: "P" }] }, before: null },
    { owner: two, values: { parcels: [{ code: "P" }, { code: "Q" }] }, before: null },
  ]);
  const parcels = await readParcels();
  expect(parcels.map(({ parent_id }) => parent_id)).toEqual([one.id, two.id, two.id]);
  await expect(
    write([
      {
        owner: one,
        values: { parcels: [{ id: parcels[1].id, code: "X" }] },
        before: { parcels: [] },
      },
    ]),
  ).rejects.toMatchObject({ issues: { "parcels.0.id": { key: "validation.idInvalid" } } });
});

test("a list of references is replaced in its order", async () => {
  const add = (name: string) =>
    fixtures.add({ name, phone: "0298765432" }, { resource: "suppliers" });
  const [a, b] = [await add("A"), await add("B")];
  const owner = toOwner(await fixtures.add({ name: "A", others: [a, b] }));
  await write([{ owner, values: { others: [b] }, before: { others: [a, b] } }]);
  const { rows } = await fixtures.server.database.pool.query(
    "select target_id from pallets_others where parent_id = $1 order by position",
    [owner.id],
  );
  expect(rows).toEqual([{ target_id: b }]);
});
