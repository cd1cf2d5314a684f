import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readListRequest } from "../sql/readListRequest.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { readPage } from "./readPage.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const read = (params: Record<string, string> = {}, all = false) =>
  fixtures.write(({ engine, tx, resource, ...caller }) =>
    readPage(
      engine,
      tx,
      resource,
      caller,
      readListRequest(engine, resource, caller.actor, params),
      all,
    ),
  );
beforeEach(() => fixtures.server.engine.totals.clear());

test("pages follow each other in the order of the list, with the total", async () => {
  for (const name of ["C", "A", "B"]) await fixtures.add({ name });
  await fixtures.add({ name: "Foreign" }, { shop: "laneway" });
  const first = await read({ pageSize: "2" });
  expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
  expect(first.list.map(({ name }) => name)).toEqual(["A", "B"]);
  expect((await read({ pageSize: "2", page: "2" })).list.map(({ name }) => name)).toEqual(["C"]);
  expect((await read({ pageSize: "2", page: "9" })).list).toEqual([]);
  const heaviest = await read({ sort: "name", order: "desc" });
  expect(heaviest.list.map(({ name }) => name)).toEqual(["C", "B", "A"]);
});

test("a tab has the order that it declares, unless the call names another", async () => {
  for (const [name, weight] of [
    ["A", 1],
    ["B", 3],
    ["C", 2],
  ] as const)
    await fixtures.add({ name, weight, status: "closed" });
  const listNames = async (params: Record<string, string>) =>
    (await read(params)).list.map(({ name }) => name);
  expect(await listNames({ tab: "closed" })).toEqual(["B", "C", "A"]);
  expect(await listNames({ tab: "closed", sort: "name" })).toEqual(["A", "B", "C"]);
  expect(await listNames({})).toEqual(["A", "B", "C"]);
});

test("a list has its columns, and an export every readable field with child rows", async () => {
  const supplier = await fixtures.add(
    { name: "Tea importer", phone: "0298765432" },
    { resource: "suppliers" },
  );
  await fixtures.add({ name: "A", price: 1250, supplier, parcels: [{ code: "P", units: 1 }] });
  const [row] = (await read()).list;
  expect(row).toMatchObject({ name: "A", price: 1250 });
  expect(row).not.toHaveProperty("parcels");
  const [whole] = (await read({}, true)).list;
  expect(whole).toMatchObject({
    supplier,
    parcels: [{ code: "P", units: 1 }],
    _labels: { supplier: "Tea importer" },
  });
  expect(whole).not.toHaveProperty("cost");
});
