import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { assertNotReferenced, findReferenced } from "./checkNotReferenced.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { removeMany } from "./remove.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const suppliers = { resource: "suppliers" };
const addSupplier = (name: string) => fixtures.add({ name, phone: "0298765432" }, suppliers);
const find = (ids: readonly number[], isFinal = false, more = suppliers) =>
  fixtures.write((context) => findReferenced(context, ids, isFinal), more);

test("rows are found that columns or lists of references refer to, with one query", async () => {
  const [first, second, free] = [
    await addSupplier("First"),
    await addSupplier("Second"),
    await addSupplier("Free"),
  ];
  await fixtures.add({ name: "One", supplier: first });
  await fixtures.add({ name: "Two", others: [second] });
  expect(await find([first, second, free])).toEqual(new Set([first, second]));
  expect(await find([])).toEqual(new Set());
});

test("a reference from the trash prevents only the final deletion", async () => {
  const supplier = await addSupplier("First");
  const id = await fixtures.add({ name: "One", supplier });
  await fixtures.write((context) => removeMany(context, [id]));
  expect(await find([supplier])).toEqual(new Set());
  expect(await find([supplier], true)).toEqual(new Set([supplier]));
});

test("the error names the resource and the number of rows that refer to the row", async () => {
  const supplier = await addSupplier("First");
  await fixtures.add({ name: "One", supplier });
  await fixtures.add({ name: "Two", supplier, others: [supplier] });
  const rejected = fixtures.write(
    (context) => assertNotReferenced(context, supplier, false),
    suppliers,
  );
  await expect(rejected).rejects.toMatchObject({
    code: "record.referenced",
    data: { resource: "pallets", count: 2 },
  });
});

test("rows below a row of a tree are counted as its children", async () => {
  const parent = await fixtures.add({ name: "Above" });
  await fixtures.add({ name: "Below", parent });
  await expect(
    fixtures.write((context) => assertNotReferenced(context, parent, false)),
  ).rejects.toMatchObject({ code: "record.hasChildren" });
});
