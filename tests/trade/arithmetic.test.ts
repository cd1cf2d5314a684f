import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocate } from "../../core/allocate.ts";
import { applyRate, roundHalfUp } from "../../core/money.ts";
import { calculateFee } from "../../resources/finance/index.ts";
import {
  calculateMaxRefund,
  capAtRequested,
  prorateReversal,
  replaceFreight,
} from "../../resources/orders/testing.ts";
import type { CartItem, PricingSource } from "../../resources/pricing/index.ts";
import { priceItems } from "../../resources/pricing/testing.ts";
import { createCartItem } from "../testCartItem.ts";
import { createCouponSource } from "../testCoupons.ts";

const cents = (max = 1_000_000) => fc.integer({ min: 0, max });
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const add = (all: number, one: number) => all + one;
const sum = (numbers: readonly number[]) => numbers.reduce(add, 0);
const always = <T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  holds: (...values: T) => void,
) => fc.assert(fc.property(...arbitraries, holds), { numRuns: 500 });
const cartItem = (listPrice: number, qty: number, commissionRate: number) =>
  createCartItem(listPrice, { qty, commissionRate });
const cartItems = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 9 }), rate),
  {
    minLength: 1,
    maxLength: 6,
  },
);
/** Checks rounding with an exact fraction of two integers. */
const isHalfUp = (rounded: number, over: bigint, under: bigint) => {
  const twice = BigInt(rounded) * 2n * under;
  return twice - under <= 2n * over && 2n * over < twice + under;
};

describe("shares", () => {
  test("add up to the total, each within a cent of its exact part, and none has the opposite sign", () => {
    always(
      [fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.array(cents(), { minLength: 1 })],
      (total, weights) => {
        const parts = allocate(total, weights);
        expect(sum(parts)).toBe(total);
        const all = sum(weights);
        for (const [place, part] of parts.entries()) {
          if (part !== 0) expect(Math.sign(part)).toBe(Math.sign(total));
          const exact = all === 0 ? total / weights.length : (total * (weights[place] ?? 0)) / all;
          expect(Math.abs(part - exact)).toBeLessThan(1);
        }
      },
    );
  });
  test("left-over cents go to the largest fractions, of equal ones to the earlier", () => {
    expect(allocate(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(allocate(-10, [1, 1, 1])).toEqual([-4, -3, -3]);
    expect(allocate(100, [1, 5, 1])).toEqual([14, 72, 14]);
  });
  test("never exceed their weight where the total does not exceed the sum of the weights", () => {
    always([fc.array(cents(), { minLength: 1 }), fc.nat()], (weights, samples) => {
      const total = samples % (sum(weights) + 1);
      for (const [place, part] of allocate(total, weights).entries())
        expect(part).toBeLessThanOrEqual(weights[place] ?? 0);
    });
  });
});

describe("a percentage", () => {
  test("is rounded half up to the cent, exactly", () => {
    always([cents(100_000_000), fc.integer({ min: 0, max: 10_000 })], (amount, hundredths) => {
      expect(
        isHalfUp(applyRate(amount, hundredths / 100), BigInt(amount) * BigInt(hundredths), 10_000n),
      ).toBe(true);
    });
    expect([roundHalfUp(0.5), roundHalfUp(1.4999), applyRate(50, 1), applyRate(49, 1)]).toEqual([
      1, 1, 1, 0,
    ]);
  });
  test("M1: 8 % of 44.19, 22.14 and 11.07 are 3.54, 1.77 and 0.89", () => {
    expect([44_19, 22_14, 11_07].map((paid) => applyRate(paid, 8))).toEqual([3_54, 1_77, 89]);
  });
});

const priceOne = (
  items: readonly CartItem[],
  freight: readonly number[],
  sources: readonly PricingSource[],
) => {
  const [order] = priceItems({ items, sources, freight: new Map([[1, () => freight]]) });
  if (!order) throw new Error("the cart is empty");
  return order;
};

describe("the price of lines", () => {
  test("is their cost minus the coupon plus freight, for any discount", () => {
    always([cartItems, cents(20_000), fc.nat(), fc.nat(100)], (samples, fee, off, percent) => {
      const own = samples.map(([price, qty, commission]) => cartItem(price, qty, commission));
      const goods = sum(own.map(({ price, qty }) => price * qty));
      const freight = allocate(
        fee,
        own.map(({ qty }) => qty),
      );
      const coupon = createCouponSource({ amount: off % (goods + 1), platformPercent: percent });
      const priced = priceOne(own, freight, [coupon]);
      expect(priced.payPrice).toBe(sum(priced.lines.map(({ paid }) => paid)) + priced.freightFee);
      expect(priced.payPrice).toBe(priced.goodsTotal - priced.couponAmount + fee);
      expect(sum(priced.adjustments.map(({ amount }) => amount))).toBe(0 - priced.couponAmount);
      for (const line of priced.lines) {
        expect(line.paid).toBeGreaterThanOrEqual(0);
        expect(line.paid).toBe(line.total + line.adjusted);
        expect(line.commission).toBeLessThanOrEqual(line.paid + line.platformShare);
      }
    });
  });
  test("that was edited is allocated to the lines to the cent, and no line becomes negative", () => {
    always(
      [fc.array(cents(), { minLength: 1, maxLength: 6 }), fc.nat(2_000_000)],
      (costs, wanted) => {
        const diff = wanted - sum(costs);
        const adjusted = allocate(diff, costs);
        expect(sum(adjusted)).toBe(diff);
        for (const [place, part] of adjusted.entries())
          expect((costs[place] ?? 0) + part).toBeGreaterThanOrEqual(0);
      },
    );
  });

  const c1 = [cartItem(49_90, 1, 8), cartItem(25_00, 1, 8), cartItem(12_50, 1, 8)];
  test("C1, R1: 10.00 off 87.40 is allocated as 5.71, 2.86 and 1.43; with 9.50 freight 86.90 is paid", () => {
    const priced = priceOne(
      c1,
      [9_50, 0, 0],
      [createCouponSource({ amount: 10_00, minimum: 80_00 })],
    );
    expect(priced.lines.map(({ adjusted }) => adjusted)).toEqual([-5_71, -2_86, -1_43]);
    expect(priced.lines.map(({ paid }) => paid)).toEqual([44_19, 22_14, 11_07]);
    expect(priced.lines.map(({ commission }) => commission)).toEqual([3_54, 1_77, 89]);
    expect(priced).toMatchObject({ goodsTotal: 87_40, couponAmount: 10_00, payPrice: 86_90 });
  });
  test("C4: a line of 18.00 with a discount of 18.00 costs its freight of 8.00", () => {
    const priced = priceOne(
      [cartItem(18_00, 1, 5)],
      [8_00],
      [createCouponSource({ amount: 20_00 })],
    );
    expect(priced).toMatchObject({ couponAmount: 18_00, payPrice: 8_00 });
    expect(priced.lines).toMatchObject([{ paid: 0, commission: 0 }]);
  });
  test("M3: commission is charged on the part of a coupon that the platform funds", () => {
    const coupon = createCouponSource({ amount: 10_00, platformPercent: 100 });
    const priced = priceOne([cartItem(50_00, 1, 8)], [0], [coupon]);
    expect(priced.lines[0]).toMatchObject({ paid: 40_00, commission: 4_00 });
  });
});

describe("the refund of a line", () => {
  const line = fc
    .record({
      paid: cents(),
      qty: fc.integer({ min: 1, max: 12 }),
      commission: cents(),
      cuts: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    })
    .map(({ paid, qty, commission, cuts }) => ({
      paid,
      qty,
      commission: Math.min(commission, paid),
      cuts,
    }));
  /** Refunds some units at a time until none is left; returns the amount of each refund. */
  const inParts = (
    whole: { paid: number; qty: number; commission: number; cuts: number[] },
    requested?: (max: number) => number,
  ) => {
    const parts: { goods: number; commission: number }[] = [];
    let done = { refundedQty: 0, refundedAmount: 0 };
    for (const cut of whole.cuts) {
      const left = whole.qty - done.refundedQty;
      if (left === 0) break;
      const units = 1 + (cut % left);
      const state = { ...whole, ...done, total: whole.paid, adjusted: 0 };
      const available = calculateMaxRefund(state, units, {
        freightFee: 0,
        shipped: true,
        othersRefunded: true,
      });
      const { goods } = capAtRequested(available, requested ? requested(available.max) : null);
      const after = {
        refundedQty: done.refundedQty + units,
        refundedAmount: done.refundedAmount + goods,
      };
      expect(after.refundedAmount).toBeLessThanOrEqual(
        Math.floor((whole.paid * after.refundedQty) / whole.qty),
      );
      parts.push({ goods, commission: prorateReversal(whole.commission, whole, done, after) });
      done = after;
    }
    return parts;
  };
  test("never exceeds the amount paid for its units, and all refunds of a line add up to what was paid, with its commission", () => {
    always([line], (one) => {
      const parts = inParts(one);
      expect(sum(parts.map(({ goods }) => goods))).toBe(one.paid);
      expect(sum(parts.map(({ commission }) => commission))).toBe(one.commission);
      for (const { goods, commission } of parts)
        expect(Math.min(goods, commission)).toBeGreaterThanOrEqual(0);
    });
  });
  test("of less than the maximum leaves the rest to the last unit, and never reverses more commission than was charged", () => {
    always([line, fc.integer({ min: 1, max: 5 })], (one, part) => {
      const parts = inParts(one, (max) => Math.max(1, Math.floor(max / part)));
      expect(sum(parts.map(({ goods }) => goods))).toBeLessThanOrEqual(one.paid);
      const back = sum(parts.map(({ commission }) => commission));
      expect(back).toBeLessThanOrEqual(one.commission);
      expect(back).toBeGreaterThanOrEqual(0);
    });
  });
  test("includes freight only before shipping and with the order's last line, or as the platform grants it", () => {
    always(
      [line, cents(5000), fc.boolean(), fc.boolean()],
      ({ paid, qty }, freightFee, shipped, othersRefunded) => {
        const state = {
          total: paid,
          adjusted: 0,
          paid,
          qty,
          refundedQty: 0,
          refundedAmount: 0,
        };
        const available = calculateMaxRefund(state, qty, { freightFee, shipped, othersRefunded });
        expect(available.freight).toBe(othersRefunded && !shipped ? freightFee : 0);
        expect(available.max).toBe(available.goods + available.freight);
        expect(replaceFreight(available, 3)).toMatchObject({
          goods: paid,
          freight: 3,
          max: paid + 3,
        });
      },
    );
  });
});

describe("the fee of a withdrawal", () => {
  const rule = fc.record({ hundredths: fc.integer({ min: 0, max: 500 }), minFee: cents(1000) });
  test("is a percentage, never below the minimum, and grows with the amount", () => {
    always([cents(100_000_000), cents(1000), rule], (amount, more, { hundredths, minFee }) => {
      const charged = { rate: hundredths / 100, minFee };
      const fee = calculateFee(amount, charged);
      if (amount === 0) expect(fee).toBe(0);
      else expect(fee).toBeGreaterThanOrEqual(minFee);
      if (fee > minFee)
        expect(isHalfUp(fee, BigInt(amount) * BigInt(hundredths), 10_000n)).toBe(true);
      expect(calculateFee(amount + more, charged)).toBeGreaterThanOrEqual(fee);
    });
  });
  test("W1: 500.00 at 0.6 %, at least 1.00, costs 3.00; 10.00 costs the minimum", () => {
    expect(calculateFee(500_00, { rate: 0.6, minFee: 1_00 })).toBe(3_00);
    expect(calculateFee(10_00, { rate: 0.6, minFee: 1_00 })).toBe(1_00);
  });
});
