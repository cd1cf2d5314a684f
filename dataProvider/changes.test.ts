import { expect, test } from "vitest";
import { goods, skus } from "../resources/goods/index.ts";
import { findChanges } from "./changes.ts";

const sku = { id: 7, attrPath: "", price: 1000, stock: 10 };

test("B4: a new stock travels with the number that the editor saw", () => {
  expect(findChanges(skus, { id: 7, stock: 15 }, sku)).toEqual({ stock: 15, expectedStock: 10 });
});
test("B4: an unedited stock is not sent", () => {
  expect(findChanges(skus, { id: 7, price: 1200, stock: 10 }, sku)).toEqual({ price: 12 });
});
test("B4: variants of a product do the same, row by row; a new one expects nothing", () => {
  const previous = { id: 1, skus: [sku, { ...sku, id: 8, stock: 4 }] };
  const changed = {
    skus: [
      { id: 7, stock: 15 },
      { id: 8, price: 1300 },
      { attrPath: "2", price: 500, stock: 3 },
    ],
  };
  expect(findChanges(goods, changed, previous)).toEqual({
    skus: [
      { id: 7, stock: 15, expectedStock: 10 },
      { id: 8, price: 13 },
      { attrPath: "2", price: 5, stock: 3 },
    ],
  });
});
