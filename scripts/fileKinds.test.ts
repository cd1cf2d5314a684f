import { expect, test } from "vitest";
import { isServer, isTest } from "./fileKinds.mjs";

test("commands, queries, rules and imports of a resource are server code", () => {
  const files = [
    "resources/orders/orders/commands/shipOrder.ts",
    "resources/orders/orders/queries/lockOrders.ts",
    "resources/goods/goods/importExport/goodsImportExport.ts",
    "resources/orders/orders/orders.server.ts",
    "resources/orders/server.ts",
  ];
  expect(files.filter(isServer)).toEqual(files);
  const shared = [
    "resources/orders/orders/orders.ts",
    "resources/orders/index.ts",
    "resources/orders/orders/screens/x.ts",
  ];
  expect(shared.filter(isServer)).toEqual([]);
});

test("a test is known by its ending or folder, not by a name like that of a helper", () => {
  expect(isTest("framework/admin/list/renderCell.tsx")).toBe(false);
  expect(isTest("scripts/docs.ts")).toBe(false);
  expect(isTest("framework/admin/list/renderList.tsx")).toBe(true);
  expect(isTest("resources/goods/tests/samples.ts")).toBe(true);
  expect(isTest("core/money.test.ts")).toBe(true);
});
