import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { readStored } from "./readRecord.ts";
import { type ChildWrite, saveChildren } from "./saveChildren.ts";
import { insertAll, updateAll } from "./writeRows.ts";

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

test("the owner holds what is stored then: instants in ISO 8601, amounts and untouched rows", async () => {
  const packedAt = "2026-01-31T10:00:00.123Z";
  const stored = await fixtures.write(async (context) => {
    const [row] = await insertAll(context, [
      {
        name: "A",
        parcels: [
          { code: "P", packedAt },
          { code: "Q", units: 2 },
        ],
      },
    ]);
    if (!row) throw new Error("nothing was inserted");
    const [p, q] = row.parcels as { id: number }[];
    const [updated] = await updateAll(context, [
      { before: row, values: { parcels: [p, { ...q, units: 3 }, { code: "R", units: 1 }] } },
    ]);
    return { inserted: row.parcels, updated: updated?.parcels, id: row.id };
  });
  const [p, q] = [
    { id: expect.any(Number), code: "P", units: null, packedAt },
    { id: expect.any(Number), code: "Q", units: 2, packedAt: null },
  ];
  expect(stored.inserted).toEqual([p, q]);
  const r = { id: expect.any(Number), code: "R", units: 1, packedAt: null };
  expect(stored.updated).toEqual([p, { ...q, units: 3 }, r]);
  const read = await fixtures.write(({ tx, resource, actor }) =>
    readStored(tx, resource, actor, stored.id),
  );
  expect(read.parcels).toEqual(stored.updated);
});

test("a new row takes the unique value of a removed one", async () => {
  const owner = toOwner(await fixtures.add({ name: "A" }));
  await write([
    { owner, values: { parcels: [{ code: "P" }, { code: "Q" }, { code: "R" }] }, before: null },
  ]);
  const before = { parcels: await readParcels() };
  const [p, q] = before.parcels;
  await write([{ owner, values: { parcels: [p, q, { code: "R", units: 4 }] }, before }]);
  expect((await readParcels()).map(({ code, units }) => [code, units])).toEqual([
    ["P", null],
    ["Q", null],
    ["R", 4],
  ]);
});

test("all fields of many rows are written with one statement", async () => {
  const supplier = await fixtures.add(
    { name: "S", phone: "0298765432" },
    { resource: "suppliers" },
  );
  const owners = [
    toOwner(await fixtures.add({ name: "A" })),
    toOwner(await fixtures.add({ name: "B" })),
  ];
  let sent = 0;
  await fixtures.write(async ({ tx, resource, actor }) => {
    const { statements } = tx;
    const values = { others: [supplier], parcels: [{ code: "P" }, { code: "Q" }] };
    const writes = owners.map((owner) => ({ owner, values, before: null }));
    await saveChildren(tx, resource, actor.id, writes);
    sent = tx.statements - statements;
  });
  expect(sent).toBe(1);
  expect(await readParcels()).toHaveLength(4);
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
