import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findAppWords } from "./frameworkWords.mjs";

const find = (text: string, file = "framework/server/save.ts") =>
  findAppWords(file, text).map(({ found, line }) => [line, found]);

test("nouns of the marketplace are found in names, texts, comments and message keys", () => {
  expect(
    find(`const shopId = 1;
// Every merchant sees it.
translate("markethall.list.saved");
const roles = ["library_platform"];
const css = ".coupon-card { top: 0 }";
const { maxSkus } = limits;`),
  ).toEqual([
    [1, "shop"],
    [2, "merchant"],
    [3, "markethall"],
    [4, "platform"],
    [5, "coupon"],
    [6, "sku"],
  ]);
});

test("the order of rows is no purchase", () => {
  expect(
    find(`// In order to sort: the order of the rows, and a new order below the parent.
const { order, orderBy } = request;
const orderColumns = ordered(rows);
place(order, name);`),
  ).toEqual([]);
  expect(find("const orders = [];")).toEqual([[1, "orders"]]);
  expect(find("// Cancels nothing.\n// Cancel an order.")).toEqual([[2, "cancel an order"]]);
  expect(find("type A = { orderId: number };")).toEqual([[1, "order id"]]);
  expect(find("// The order's page.")).toEqual([[1, "order s"]]);
});

test("words that hold a noun, and the platform of a system, are others", () => {
  expect(find("// A workshop in Brandon, a cartoon and a good one.")).toEqual([]);
  expect(find('if (process.platform === "linux" || navigator.platform) return;')).toEqual([]);
});

test("currencies are found by code and by symbol", () => {
  expect(find('const currency = "CNY";')).toEqual([[1, "CNY"]]);
  expect(find('const label = "¥12";')).toEqual([[1, "¥"]]);
  expect(find("// Such as A$12.")).toEqual([[1, "A$"]]);
  expect(find("const pattern = /[A-Z]$/;")).toEqual([]);
  expect(find("const EURope = audit;")).toEqual([]);
});

test("text in Chinese, Japanese or Korean is found, with its punctuation", () => {
  expect(find('const yes = ["是"];')).toEqual([[1, "是"]]);
  expect(find('names.join("、")')).toEqual([[1, "、"]]);
  expect(find('const no = "아니요";')).toEqual([[1, "아"]]);
  expect(find("const quoted = “Café” — naïve;")).toEqual([]);
});

test("a test reads any currency and script, and names no noun", () => {
  const file = "framework/server/read.test.ts";
  expect(find('expect(read("€12")).toBe(12); expect(fold("绿茶")).toBe("绿茶");', file)).toEqual(
    [],
  );
  expect(find('defineResource("coupons", {});', file)).toEqual([[1, "coupon"]]);
});

test("the example of the settings has a currency", () => {
  const file = "framework/schema/app.ts";
  const example = ' *   money: { currency: "EUR", symbol: "€" },';
  expect(find(example, file)).toEqual([]);
  expect(find(example)).toEqual([[1, "EUR"]]);
  expect(readFileSync(file, "utf8")).toContain(example);
});
