import { expect, test } from "vitest";
import { toPointShare, toUnitPrice } from "./pointOffer.ts";

const offer = { points: 2000, money: 450, rate: 300 };

test("PT3: a unit for 2,000 points and A$4.50 costs A$10.50, of which the points pay A$6.00", () => {
  expect(toUnitPrice(offer)).toBe(1050);
  expect(toPointShare(offer, 1)).toEqual({ points: 2000, amount: 600 });
  expect(toPointShare(offer, 3)).toEqual({ points: 6000, amount: 1800 });
});

test("PT4: points whose value has parts of a cent pay whole cents of each unit", () => {
  const odd = { points: 333, money: 0, rate: 300 };
  expect(toUnitPrice(odd)).toBe(99);
  expect(toPointShare(odd, 3)).toEqual({ points: 999, amount: 297 });
});
