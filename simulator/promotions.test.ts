import { expect, test } from "vitest";
import { chooseCoupons, listClaimable, listFlashItems } from "./promotions.ts";

test("a buyer uses one coupon of each shop, the one that saves most", () => {
  const quote = {
    shops: [
      {
        coupons: [
          { id: 5, saves: 10 },
          { id: 4, saves: 8 },
        ],
      },
      { coupons: [{ id: 7, saves: null, reason: "minimum" }] },
      { coupons: [] },
    ],
  };
  expect(chooseCoupons(quote)).toEqual([5]);
});

test("a buyer finds what is left of coupons and flash sales", () => {
  expect(
    listClaimable([
      { id: 1, left: 0 },
      { id: 2, left: 3 },
    ]),
  ).toEqual([2]);
  expect(listClaimable(null)).toEqual([]);
  const prices = [
    { skuId: 8, left: 0 },
    { skuId: 9, left: 2 },
  ];
  expect(listFlashItems({ running: [{ sale: { prices } }] })).toEqual([{ skuId: 9, qty: 1 }]);
  expect(listFlashItems(null)).toEqual([]);
});
