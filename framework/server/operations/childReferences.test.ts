import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildReferenceStatements } from "./childReferences.ts";
import { runChildStatements } from "./childStatements.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import type { ChildWrite } from "./saveChildren.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const toOwner = (id: number) => ({ id, shopId: fixtures.server.shops.harbour });
const addSupplier = (name: string) =>
  fixtures.add({ name, phone: "0298765432" }, { resource: "suppliers" });
const build = (writes: readonly ChildWrite[]) =>
  buildReferenceStatements(fixtures.resource, "others", writes);
const write = (writes: readonly ChildWrite[]) =>
  fixtures.write(({ tx }) => runChildStatements(tx, build(writes)));
const read = async (ownerId: number) =>
  (
    await fixtures.server.database.pool.query(
      "select id, target_id from pallets_others where parent_id = $1 order by position",
      [ownerId],
    )
  ).rows;

test("a list of references is replaced in its order", async () => {
  const [a, b] = [await addSupplier("A"), await addSupplier("B")];
  const owner = toOwner(await fixtures.add({ name: "A", others: [a, b] }));
  await write([{ owner, values: { others: [b] }, before: { others: [a, b] } }]);
  expect((await read(owner.id)).map(({ target_id }) => target_id)).toEqual([b]);
});

test("references that stay are moved, and only the others are written anew", async () => {
  const [a, b, c] = [await addSupplier("A"), await addSupplier("B"), await addSupplier("C")];
  const owner = toOwner(await fixtures.add({ name: "A", others: [a, b] }));
  const before = await read(owner.id);
  await write([{ owner, values: { others: [b, c, a] }, before: { others: [a, b] } }]);
  const after = await read(owner.id);
  expect(after.map(({ target_id }) => target_id)).toEqual([b, c, a]);
  expect([after[0].id, after[2].id]).toEqual([before[1].id, before[0].id]);
});

test("the references of many owners share a statement for each kind of change", () => {
  const writes = [
    { owner: toOwner(1), values: { others: [5, 6] }, before: { others: [6, 7] } },
    { owner: toOwner(2), values: { others: [5] }, before: { others: [7] } },
  ];
  // Two removed, with two values each; one moved, with three; two added, with four.
  expect(build(writes).map(({ parameters }) => parameters)).toEqual([4, 3, 8]);
  expect(build([{ owner: toOwner(1), values: { others: [] }, before: null }])).toEqual([]);
});
