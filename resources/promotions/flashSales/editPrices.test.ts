import { expect, test } from "vitest";
import { setCells, splitPasted, toSalePrices, toTypedPrices } from "./editPrices.ts";

test("a SKU is in the sale while something is typed for it, in the order of the SKUs", () => {
  const first = setCells([], [1, 2, 3], [{ skuId: 3, column: "price", value: 500 }]);
  expect(first).toEqual([{ skuId: 3, price: 500 }]);
  const both = setCells(
    first,
    [1, 2, 3],
    [
      { skuId: 1, column: "allocated", value: 4 },
      { skuId: 1, column: "price", value: "cheap" },
    ],
  );
  expect(both.map(({ skuId }) => skuId)).toEqual([1, 3]);
  expect(toSalePrices(both)).toEqual([
    { skuId: 1, price: null, allocated: 4, limitNum: null },
    { skuId: 3, price: 500, allocated: null, limitNum: null },
  ]);
  expect(setCells(both, [1, 2, 3], [{ skuId: 3, column: "price", value: null }])).toHaveLength(1);
});

test("values of a form that are no prices are left out", () => {
  expect(toTypedPrices(null)).toEqual([]);
  expect(toTypedPrices([{ skuId: "1" }, null, { skuId: 2, id: 9, price: 1 }])).toEqual([
    { skuId: 2, id: 9, price: 1 },
  ]);
});

test("pasted cells of a spreadsheet are lines and columns", () => {
  expect(splitPasted("1.50\t20\r\n2\t30\r\n")).toEqual([
    ["1.50", "20"],
    ["2", "30"],
  ]);
  expect(splitPasted("5")).toEqual([["5"]]);
});
