import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCartItem } from "../../../tests/testCartItem.ts";
import { calculateMaxRefund } from "../../orders/testing.ts";
import type { CartItem, PricedOrder, StagedCart } from "../../pricing/index.ts";
import { priceItems } from "../../pricing/testing.ts";
import { priceInGroup } from "../groupActivities/groupPrice.ts";
import { createCouponSource, type HeldCoupon } from "./couponSource.ts";
import { calculateReduction } from "./couponTerms.ts";

const now = new Date("2027-01-10T00:00:00Z");
const toItem = (listPrice: number, goodsId = 1, qty = 1) =>
  createCartItem(listPrice, { skuId: goodsId, goodsId, qty });
const toCoupon = (more: Partial<HeldCoupon> = {}): HeldCoupon => ({
  id: 5,
  shopId: 1,
  name: "A$10",
  status: "unused",
  validFrom: new Date("2027-01-01T00:00:00Z"),
  validTo: null,
  type: "fullReduction",
  amount: 10_00,
  discount: null,
  fullAmount: 0,
  goodsIds: new Set([1, 2, 3]),
  ...more,
});
const price = (
  items: readonly CartItem[],
  coupons: readonly HeldCoupon[],
  { freight = 0, offered = false, group = null as number | null } = {},
) => {
  const [order] = priceItems({
    items,
    sources: [
      ...(group === null
        ? []
        : [
            {
              type: "groupActivity" as const,
              id: 1,
              shopId: 1,
              stage: "unitPrice" as const,
              label: null,
              applicable: () => ({ ok: true as const, saves: 1 }),
              apply: ({ lines }: StagedCart) =>
                lines.map(({ item: { listPrice, qty } }, line) => ({
                  line,
                  amount: (priceInGroup(listPrice, group) - listPrice) * qty,
                })),
            },
          ]),
      ...coupons.map((coupon) => createCouponSource(coupon, { now, offered })),
    ],
    freight: new Map([[1, () => items.map((_, place) => (place === 0 ? freight : 0))]]),
  });
  if (!order) throw new Error("nothing was priced");
  return order;
};
const discount = (rate: number, more: Partial<HeldCoupon> = {}) =>
  toCoupon({ type: "discount", amount: null, discount: rate, ...more });

describe("a coupon", () => {
  test("C1: its shares are allocated to the lines by what they cost", () => {
    const order = price(
      [toItem(49_90, 1), toItem(25_00, 2), toItem(12_50, 3)],
      [toCoupon({ fullAmount: 80_00 })],
      { freight: 9_50 },
    );
    expect(order.lines.map(({ adjusted }) => adjusted)).toEqual([-5_71, -2_86, -1_43]);
    expect(order).toMatchObject({ couponAmount: 10_00, payPrice: 86_90 });
  });
  test("C3: its minimum is tested on its own products", () => {
    const terms = toCoupon({ amount: 20_00, fullAmount: 100_00, goodsIds: new Set([1]) });
    const order = price([toItem(95_00, 1), toItem(50_00, 2)], [terms]);
    expect(order.verdicts[0]?.verdict).toEqual({ ok: false, reason: "minimum", missing: 5_00 });
    expect(order.couponAmount).toBe(0);
  });
  test("C4: takes off at most what its products cost, and nothing of the freight", () => {
    const order = price([toItem(18_00)], [toCoupon({ amount: 20_00 })], { freight: 8_00 });
    expect(order).toMatchObject({ couponAmount: 18_00, payPrice: 8_00 });
  });
  test("E2: a discount is calculated with integers, after the group's price", () => {
    expect(calculateReduction(discount(700), 12_85)).toBe(3_85);
    expect(priceInGroup(19_95, 90)).toBe(17_96);
    const order = price([toItem(19_95, 1, 3)], [discount(700)], { group: 90 });
    expect(order.goodsTotal).toBe(53_88);
    expect(order.couponAmount).toBe(16_16);
  });
  test("E3: a discount that is rounded to nothing does not apply", () => {
    const order = price([toItem(10)], [discount(950)]);
    expect(order.verdicts[0]?.verdict).toEqual({ ok: false, reason: "noSaving" });
    expect(order.sources).toEqual([]);
  });
  test("E6: its minimum is what the stages before have left", () => {
    const items = [toItem(90_00)];
    const coupon = toCoupon({ fullAmount: 90_00 });
    expect(price(items, [coupon]).couponAmount).toBe(10_00);
    expect(price(items, [coupon], { group: 90 }).verdicts.at(-1)?.verdict).toEqual({
      ok: false,
      reason: "minimum",
      missing: 9_00,
    });
  });
  test("says why its time or its products forbid it", () => {
    const find = (more: Partial<HeldCoupon>) =>
      price([toItem(50_00)], [toCoupon(more)]).verdicts[0]?.verdict;
    const from = new Date("2027-02-01T00:00:00Z");
    expect(find({ validFrom: from })).toEqual({ ok: false, reason: "notYet", from });
    // The end is exclusive.
    expect(find({ validTo: now })).toEqual({ ok: false, reason: "expired" });
    expect(find({ validTo: new Date(now.getTime() + 1) })).toEqual({ ok: true, saves: 10_00 });
    expect(find({ status: "expired" })).toEqual({ ok: false, reason: "expired" });
    expect(find({ status: "used" })).toEqual({ ok: false, reason: "used" });
    expect(find({ goodsIds: new Set([9]) })).toEqual({ ok: false, reason: "scope" });
  });
  test("that is only offered says what it would save, and changes no price", () => {
    const order = price([toItem(50_00)], [toCoupon()], { offered: true });
    expect(order.payPrice).toBe(50_00);
    expect(order.verdicts).toEqual([
      {
        stage: "coupon",
        source: { type: "coupon", id: 5, label: "A$10", offered: true },
        verdict: { ok: true, saves: 10_00 },
      },
    ]);
  });
});

test("in any cart with a coupon, and a group, adjustments add up, no line costs less than nothing, and refunds return what was paid", () => {
  const carts = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 5 })),
    { minLength: 1, maxLength: 6 },
  );
  const coupons = fc.record({
    type: fc.constantFrom("fullReduction" as const, "discount" as const),
    amount: fc.integer({ min: 1, max: 60_000 }),
    discount: fc.integer({ min: 1, max: 999 }),
    fullAmount: fc.integer({ min: 0, max: 60_000 }),
    goods: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }),
  });
  const groups = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null });
  fc.assert(
    fc.property(carts, coupons, groups, (cart, { goods, ...terms }, group) => {
      const items = cart.map(([listPrice, qty], place) => toItem(listPrice, place + 1, qty));
      const order = price(items, [toCoupon({ ...terms, goodsIds: new Set(goods) })], { group });
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      for (const [place, line] of order.lines.entries()) {
        const own = order.adjustments.filter((one) => one.line === place);
        expect(line.listPrice * line.qty + sum(own.map(({ amount }) => amount))).toBe(line.paid);
        expect(line.paid).toBeGreaterThanOrEqual(0);
        if (!goods.includes(line.goodsId)) expect(line.adjusted).toBe(0);
        // Unit by unit, everything that was paid goes back, and no more.
        let refundedAmount = 0;
        for (let refundedQty = 0; refundedQty < line.qty; refundedQty += 1) {
          const more = refundUnit(line, { refundedQty, refundedAmount });
          expect(more).toBeGreaterThanOrEqual(0);
          refundedAmount += more;
        }
        expect(refundedAmount).toBe(line.paid);
      }
      expect(order.payPrice).toBe(order.goodsTotal - order.couponAmount);
    }),
    { numRuns: 300 },
  );
});
const refundUnit = (
  {
    total,
    adjusted,
    paid,
    qty,
  }: Pick<PricedOrder["lines"][number], "total" | "adjusted" | "paid" | "qty">,
  refunded: { refundedQty: number; refundedAmount: number },
): number =>
  calculateMaxRefund({ total, adjusted, paid, qty, ...refunded }, 1, {
    freightFee: 0,
    shipped: true,
    othersRefunded: false,
  }).goods;
