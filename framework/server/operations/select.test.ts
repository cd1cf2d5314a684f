import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readListRequest } from "../sql/readListRequest.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { readIds, readSelector, readSums, readTree } from "./select.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const select = (
  params: Record<string, string> = {},
  permissions: readonly string[] | null = null,
) =>
  fixtures.write(({ engine, tx, resource, ...caller }) => {
    const actor = permissions ? { ...caller.actor, roles: [], permissions } : caller.actor;
    return readSelector(engine, tx, resource, { ...caller, actor }, params);
  });

test("a selector lists ids and names, found by text or by ids", async () => {
  const a = await fixtures.add({ name: "Apples" });
  const b = await fixtures.add({ name: "Pears" });
  expect(await select()).toEqual([
    { id: a, name: "Apples" },
    { id: b, name: "Pears" },
  ]);
  expect(await select({ q: "pea" })).toEqual([{ id: b, name: "Pears" }]);
  expect(await select({ ids: String(a) })).toEqual([{ id: a, name: "Apples" }]);
});

test("who cannot read the rows chooses by name, and cannot filter by other fields", async () => {
  const a = await fixtures.add({ name: "Apples" });
  expect(await select({ q: "app" }, [])).toEqual([{ id: a, name: "Apples" }]);
  await expect(select({ weight: "2" }, [])).rejects.toMatchObject({
    issues: { weight: { key: "validation.filterUnknown", params: { field: "weight" } } },
  });
});

test("a tree has the name, parent and state of every live row", async () => {
  const above = await fixtures.add({ name: "A" });
  const below = await fixtures.add({ name: "B", parent: above, status: "closed" });
  const tree = await fixtures.write(({ tx, resource, ...caller }) =>
    readTree(tx, resource, caller),
  );
  expect(tree).toMatchObject([
    { id: above, name: "A", parent: null, status: "open" },
    { id: below, name: "B", parent: above, status: "closed" },
  ]);
});

test("a selection over all pages has the ids of the matches in their order", async () => {
  const b = await fixtures.add({ name: "B" });
  const a = await fixtures.add({ name: "A" });
  await fixtures.add({ name: "C", weight: 9 });
  const ids = await fixtures.write(({ engine, tx, resource, ...caller }) =>
    readIds(tx, resource, caller, readListRequest(engine, resource, caller.actor, { weight: "2" })),
  );
  expect(ids).toEqual([a, b]);
});

test("declared sums are of all matches, in the format of the wire", async () => {
  await fixtures.add({ name: "A", price: 1250 });
  await fixtures.add({ name: "B", price: 50, weight: 9 });
  await fixtures.add({ name: "C" });
  const sum = (params: Record<string, string>) =>
    fixtures.write(({ engine, tx, resource, ...caller }) =>
      readSums(
        engine,
        tx,
        resource,
        caller,
        readListRequest(engine, resource, caller.actor, params),
      ),
    );
  expect(await sum({})).toEqual({ price: 13 });
  expect(await sum({ weight: "9" })).toEqual({ price: 0.5 });
});
