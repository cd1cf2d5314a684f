import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildRowStatements, getChildren } from "./childRows.ts";
import { runChildStatements } from "./childStatements.ts";
import { type OperationFixtures, openOperationFixtures, pallets } from "./operationFixtures.ts";
import type { ChildWrite } from "./saveChildren.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const fields = pallets.fields.parcels.options.fields;
const toOwner = (id: number) => ({ id, shopId: fixtures.server.shops.harbour });
const build = (...writes: ChildWrite[]) =>
  buildRowStatements(fixtures.resource, "parcels", fields, null, writes);
const describeAll = (...writes: ChildWrite[]) =>
  build(...writes).map(({ parameters, returns, isFirst = false }) => ({
    parameters,
    returns,
    isFirst,
  }));
const [p, q] = [
  { id: 1, code: "P", units: 1, packedAt: null },
  { id: 2, code: "Q", units: 2, packedAt: null },
];

test("values without child rows have none", () => {
  expect(getChildren(null, "parcels")).toEqual([]);
  expect(getChildren({ parcels: null }, "parcels")).toEqual([]);
  expect(getChildren({ parcels: [{ code: "P" }] }, "parcels")).toEqual([{ code: "P" }]);
});

test("rows without a change need no statement", () => {
  expect(
    build({ owner: toOwner(9), values: { parcels: [p, q] }, before: { parcels: [p, q] } }),
  ).toEqual([]);
});

test("rows with the same changed fields are updated together, of many owners too", () => {
  const r = { id: 3, code: "R", units: 3, packedAt: null };
  const writes = [
    {
      owner: toOwner(8),
      values: {
        parcels: [
          { ...p, units: 7 },
          { ...q, units: 7 },
        ],
      },
      before: { parcels: [p, q] },
    },
    {
      owner: toOwner(9),
      values: { parcels: [{ ...r, code: "S", units: 7 }] },
      before: { parcels: [r] },
    },
  ];
  // The id, the place and the changed fields of each row, and one value more for the statement.
  expect(describeAll(...writes)).toEqual([
    { parameters: 7, returns: true, isFirst: false },
    { parameters: 5, returns: true, isFirst: false },
  ]);
});

test("a removed row goes first only where another one takes its unique value", () => {
  const save = (code: string) =>
    describeAll({
      owner: toOwner(9),
      values: { parcels: [p, { code }] },
      before: { parcels: [p, q] },
    });
  // A new row has its owner, its place, three fields and its shop.
  const inserted = { parameters: 6, returns: true, isFirst: false };
  expect(save("q")).toEqual([{ parameters: 1, returns: false, isFirst: true }, inserted]);
  expect(save("R")).toEqual([{ parameters: 1, returns: false, isFirst: false }, inserted]);
});

test("an id of another owner's row is rejected with its place", () => {
  expect(() =>
    build({ owner: toOwner(9), values: { parcels: [p, q] }, before: { parcels: [p] } }),
  ).toThrow(
    expect.objectContaining({ issues: { "parcels.1.id": { key: "validation.idInvalid" } } }),
  );
});

test("the written rows are returned with their fields", async () => {
  const owner = toOwner(await fixtures.add({ name: "A" }));
  const statements = build({ owner, values: { parcels: [{ code: "P", units: 4 }] }, before: null });
  const written = await fixtures.write(({ tx }) => runChildStatements(tx, statements));
  expect(written).toEqual([
    {
      field: "parcels",
      id: expect.any(Number),
      child: expect.objectContaining({ code: "P", units: 4 }),
    },
  ]);
});
