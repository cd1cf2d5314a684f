import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Issues } from "../../schema/index.ts";
import { checkUniqueChildren } from "./checkUniqueChildren.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const toRow = (values: Readonly<Record<string, unknown>>) => ({
  before: null,
  values,
  issues: {} as Issues,
});

test("a code is used once in a record, in any case of its letters, and again in another record", async () => {
  const rows = [
    toRow({ parcels: [{ code: "A" }, { code: "a" }, { code: "" }, { code: "" }] }),
    toRow({ parcels: [{ code: "A" }] }),
  ];
  await fixtures.write((context) => checkUniqueChildren(context, rows, null));
  expect(rows.map(({ issues }) => issues)).toEqual([
    { "parcels.1.code": { key: "validation.unique" } },
    {},
  ]);
});

test("a code of child rows with a resource of their own is used once in the shop", async () => {
  const goods = await fixtures.add(
    { title: { en: "Tea" }, skus: [{ attrPath: "", code: "T-1", price: 100 }] },
    { resource: "goods" },
  );
  expect(goods).toBeGreaterThan(0);
  const rows = [
    toRow({ skus: [{ code: "t-1" }, { code: "T-2" }] }),
    toRow({ skus: [{ code: "T-2" }] }),
  ];
  await fixtures.write((context) => checkUniqueChildren(context, rows, null), {
    resource: "goods",
  });
  expect(rows.map(({ issues }) => Object.keys(issues))).toEqual([["skus.0.code"], ["skus.0.code"]]);
  const elsewhere = [toRow({ skus: [{ code: "T-1" }] })];
  await fixtures.write((context) => checkUniqueChildren(context, elsewhere, null), {
    resource: "goods",
    shop: "laneway",
  });
  expect(elsewhere.map(({ issues }) => issues)).toEqual([{}]);
});
