import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Issues } from "../../schema/index.ts";
import { checkUnique, claimValue, type TakenValues, toUniqueText } from "./checkUnique.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { removeMany } from "./remove.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const check = async (names: readonly string[], taken: TakenValues | null = null) => {
  const rows = names.map((name) => ({ values: { name }, issues: {} as Issues, before: null }));
  await fixtures.write((context) => checkUnique(context, rows, taken));
  return rows.map(({ issues }) => issues.name?.key ?? null);
};

test("a value of a stored row is rejected in any case of its letters, and that of another shop is free", async () => {
  await fixtures.add({ name: "Harbour" });
  await fixtures.add({ name: "Laneway" }, { shop: "laneway" });
  expect(await check(["HARBOUR", "Laneway", "New"])).toEqual(["validation.unique", null, null]);
});

test("a row in the trash frees its value", async () => {
  const id = await fixtures.add({ name: "Gone" });
  await fixtures.write((context) => removeMany(context, [id]));
  expect(await check(["Gone"])).toEqual([null]);
});

test("a row keeps its own value, and a second row of the batch cannot take it too", async () => {
  const id = await fixtures.add({ name: "First" });
  const before = { id, version: 1 };
  const rows = [
    { values: { name: "first" }, issues: {} as Issues, before },
    { values: { name: "Twice" }, issues: {} as Issues, before: null },
    { values: { name: "twice" }, issues: {} as Issues, before: null },
  ];
  await fixtures.write((context) => checkUnique(context, rows, null));
  expect(rows.map(({ issues }) => issues.name?.key)).toEqual([
    undefined,
    undefined,
    "validation.unique",
  ]);
});

test("a dry run remembers the values of earlier batches", async () => {
  const taken: TakenValues = new Map();
  expect(await check(["Planned"], taken)).toEqual([null]);
  expect(await check(["planned"], taken)).toEqual(["validation.unique"]);
  claimValue(taken, "name", "claimed");
  expect(await check(["Claimed"], taken)).toEqual(["validation.unique"]);
});

test("values are compared in English and in lower case", () => {
  expect(toUniqueText({ en: "Tea", zhCN: "茶" })).toBe("tea");
  expect(toUniqueText({ zhCN: "茶" })).toBe("");
  expect(toUniqueText(null)).toBe("");
});
