import { expect, test } from "vitest";
import type { Order } from "../order.ts";
import { calculateFreeDelivery, findCommissionRate } from "./amounts.ts";

/** Only the rate of a line matters. */
const withRates = (...rates: number[]) => ({
  lines: rates.map((commissionRate) => ({ commissionRate }) as Order["lines"][number]),
});

test("one rate for all lines is that of the order", () => {
  expect(findCommissionRate(withRates(8, 8))).toBe(8);
});

test("lines of different categories have no common rate", () => {
  expect(findCommissionRate(withRates(8, 5, 8))).toBeNull();
});

test("free delivery is what its rule takes off the freight of all lines, under its name", () => {
  const adjustment = {
    linePosition: 0,
    source: "freeDelivery",
    sourceId: 8,
    platformAmount: 0,
    reversed: 0,
    label: "Free over A$80",
  } as const;
  const adjustments = [
    { ...adjustment, id: 1, kind: "freeDelivery", amount: -9_95 } as const,
    { ...adjustment, id: 2, kind: "freeDelivery", linePosition: 1, amount: -1_00 } as const,
    {
      ...adjustment,
      id: 3,
      kind: "coupon",
      source: "coupon",
      label: "A$10",
      amount: -10_00,
    } as const,
  ];
  expect(calculateFreeDelivery({ adjustments })).toEqual({
    name: "Free over A$80",
    saved: 10_95,
  });
  expect(calculateFreeDelivery({ adjustments: [] })).toEqual({ name: "", saved: 0 });
});
