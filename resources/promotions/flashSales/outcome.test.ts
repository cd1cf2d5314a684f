import { expect, test } from "vitest";
import { calculateNet, calculateOutcome, takeOff } from "./outcome.ts";

test("a sale earns what its units cost, less the commission of each", () => {
  const skus = [
    { id: 1, price: 59_95 },
    { id: 2, price: 10_00 },
  ];
  const prices = [
    { skuId: 1, price: 39_95, allocated: 50 },
    { skuId: 2, price: 8_00, allocated: 10 },
    { skuId: 2, price: null, allocated: 10 },
  ];
  // 8 % of 39.95 is 3.196, charged as 3.20.
  expect(calculateOutcome(prices, skus, 8)).toEqual({
    units: 60,
    revenue: 2077_50,
    commission: 166_40,
    net: 1911_10,
    regularNet: 2849_50,
  });
  expect(calculateNet(39_95, 8)).toBe(36_75);
});

test("a percentage off is rounded to the cent, and never free", () => {
  expect(takeOff(59_95, 20)).toBe(47_96);
  expect(takeOff(1, 90)).toBe(1);
});
