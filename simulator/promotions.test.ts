import { expect, test } from "vitest";
import {
  chooseCards,
  chooseCoupons,
  listAffordable,
  listClaimable,
  listFlashItems,
} from "./promotions.ts";

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

test("a buyer pays with the gift cards of the cart's shops, and buys for the points they have", () => {
  const cards = [
    { shopId: 1, code: "A" },
    { shopId: 2, code: "B" },
  ];
  expect(chooseCards(cards, { shops: [{ shop: { id: 2 } }] })).toEqual(["B"]);
  const offers = [
    { id: 1, left: 1, points: 300 },
    { id: 2, left: 0, points: 10 },
    { id: 3, left: 5, points: 301 },
  ];
  expect(listAffordable({ offers }, 300).map(({ id }) => id)).toEqual([1]);
  expect(listAffordable(null, 300)).toEqual([]);
});
