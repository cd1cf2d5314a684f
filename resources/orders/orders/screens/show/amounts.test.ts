import { expect, test } from "vitest";
import type { Order } from "../order.ts";
import { calculateFreeDelivery, findCommissionRate, listCoupons } from "./amounts.ts";

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

test("the coupons of an order are those of its shop and of the platform, each over all lines", () => {
  const part = { linePosition: 0, sourceId: 8, platformAmount: 0, reversed: 0 };
  const of = (kind: "coupon" | "platformCoupon", label: string, amount: number, id: number) => ({
    ...part,
    id,
    kind,
    source: kind,
    label,
    amount,
  });
  const adjustments = [
    of("coupon", "Tea A$5", -3_00, 1),
    of("coupon", "Tea A$5", -2_00, 2),
    of("platformCoupon", "Market days", -7_50, 3),
    { ...of("coupon", "Free", -9_95, 4), kind: "freeDelivery" as const },
  ];
  expect(listCoupons({ adjustments })).toEqual([
    { kind: "coupon", name: "Tea A$5", saved: 5_00 },
    { kind: "platformCoupon", name: "Market days", saved: 7_50 },
  ]);
  expect(listCoupons({ adjustments: [] })).toEqual([]);
});
