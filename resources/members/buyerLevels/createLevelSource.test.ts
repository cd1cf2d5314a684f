import fc from "fast-check";
import { expect, test } from "vitest";
import { createCartItem } from "../../../tests/testCartItem.ts";
import { createCouponSource } from "../../../tests/testCoupons.ts";
import { priceItems } from "../../pricing/testing.ts";
import { createLevelSource } from "./createLevelSource.ts";

const price = (amounts: readonly number[], level: object = {}) => {
  const items = amounts.map((amount, place) =>
    createCartItem(amount, { skuId: place + 1, goodsId: place + 1 }),
  );
  const terms = { id: 2, name: "Silver", discount: 5, platformPercent: 60, ...level };
  const sources = [
    createLevelSource(terms, 1),
    createCouponSource({ amount: 10_00, minimum: 80_00 }),
  ];
  const [order] = priceItems({ items, sources, freight: new Map() });
  if (!order) throw new Error("a cart has an order");
  return order;
};

test("a level takes its part off the goods before coupons, and the platform bears its share", () => {
  const order = price([49_90, 25_00, 12_50]);
  // 5 % of 87.40 is 4.37; the coupon sees 83.03.
  expect(order.adjustments.slice(0, 3)).toMatchObject([
    { kind: "level", source: "buyerLevel", sourceId: 2, label: "Silver", amount: -2_50 },
    { amount: -1_25 },
    { amount: -62 },
  ]);
  expect(order).toMatchObject({ goodsTotal: 87_40, couponAmount: 14_37, payPrice: 73_03 });
  const borne = order.lines.reduce((sum, { platformShare }) => sum + platformShare, 0);
  expect(borne).toBe(2_62);
});

test("a part that rounds to nothing takes nothing off, and says so", () => {
  const order = price([9], { discount: 5 });
  expect(order.adjustments).toEqual([]);
  expect(order.verdicts[0]?.verdict).toEqual({ ok: false, reason: "noSaving" });
});

test("whatever the cart, its shares add up, and no line costs less than nothing", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 });
  const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((one) => one / 100);
  fc.assert(
    fc.property(amounts, percent(90), percent(100), (cart, discount, platformPercent) => {
      const order = price(cart, { discount, platformPercent });
      const own = order.adjustments.filter(({ kind }) => kind === "level");
      const taken = own.reduce((sum, { amount }) => sum - amount, 0);
      const total = cart.reduce((sum, amount) => sum + amount, 0);
      expect(Math.abs(taken - (total * discount) / 100)).toBeLessThanOrEqual(0.5001);
      expect(order.lines.every(({ paid }) => paid >= 0)).toBe(true);
      for (const { amount, platformAmount } of own) {
        expect(platformAmount).toBeGreaterThanOrEqual(0);
        expect(platformAmount).toBeLessThanOrEqual(-amount);
      }
    }),
  );
});
