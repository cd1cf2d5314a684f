import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkNotReferenced } from "./checkNotReferenced.ts";
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
const check = (ids: readonly number[], isFinal = false, more = suppliers) =>
  fixtures.write((context) => checkNotReferenced(context, ids, isFinal), more);
const find = async (ids: readonly number[], isFinal = false) =>
  [...(await check(ids, isFinal)).keys()].sort((one, other) => one - other);

test("rows are found that columns or lists of references refer to", async () => {
  const [first, second, free] = [
    await addSupplier("First"),
    await addSupplier("Second"),
    await addSupplier("Free"),
  ];
  await fixtures.add({ name: "One", supplier: first });
  await fixtures.add({ name: "Two", others: [second] });
  expect(await find([first, second, free])).toEqual([first, second]);
  expect(await find([])).toEqual([]);
});

test("a reference from the trash prevents only the final deletion", async () => {
  const supplier = await addSupplier("First");
  const id = await fixtures.add({ name: "One", supplier });
  await fixtures.write((context) => removeMany(context, [id]));
  expect(await find([supplier])).toEqual([]);
  expect(await find([supplier], true)).toEqual([supplier]);
});

test("the error names the resource and the number of rows that refer to the row", async () => {
  const supplier = await addSupplier("First");
  await fixtures.add({ name: "One", supplier });
  await fixtures.add({ name: "Two", supplier, others: [supplier] });
  const [error] = (await check([supplier])).get(supplier) ?? [];
  expect(error).toMatchObject({
    code: "record.referenced",
    data: { resource: "pallets", count: 2 },
  });
});

test("rows below a row of a tree are counted as its children", async () => {
  const parent = await fixtures.add({ name: "Above" });
  await fixtures.add({ name: "Below", parent });
  const errors = await check([parent], false, { resource: "pallets" });
  expect(errors.get(parent)).toMatchObject([
    { code: "record.hasChildren", issue: { params: { count: 1 } } },
  ]);
});

test("the references to many blocked rows are counted with one query", async () => {
  const [first, second] = [await addSupplier("First"), await addSupplier("Second")];
  await fixtures.add({ name: "One", supplier: first });
  await fixtures.add({ name: "Two", supplier: second });
  let sent = 0;
  await fixtures.write(async (context) => {
    const { statements } = context.tx;
    await checkNotReferenced(context, [first, second], false);
    sent = context.tx.statements - statements;
  }, suppliers);
  expect(sent).toBe(2);
});
