import { expect, test } from "vitest";
import { readStock, toStockChange } from "./readStock.ts";

test.each([
  ["12", 5, 12],
  ["0", 5, 0],
  ["+3", 5, 8],
  ["-3", 5, 2],
  ["−5", 5, 0],
  ["1,200", 5, 1200],
  [" 7 ", 5, 7],
])("%s on %i is %i", (typed, now, next) => expect(readStock(typed, now)).toBe(next));

test.each([["-6"], ["1.5"], ["many"], ["+"], ["9999999999"]])("%s on 5 is no stock", (typed) =>
  expect(readStock(typed, 5)).toBeNull(),
);
test("nothing typed changes nothing", () => expect(readStock("  ", 5)).toBeUndefined());

test("B4: +5 and −3 travel as differences, a new number with the one that was seen", () => {
  expect(toStockChange(1, "+5", 10)).toEqual({ skuId: 1, delta: 5 });
  expect(toStockChange(1, "−3", 10)).toEqual({ skuId: 1, delta: -3 });
  expect(toStockChange(1, "15", 10)).toEqual({ skuId: 1, stock: 15, expected: 10 });
});
test.each([["10"], ["+0"], [""], ["-11"], ["many"]])("B4: %s on 10 asks for nothing", (typed) =>
  expect(toStockChange(1, typed, 10)).toBeNull(),
);
