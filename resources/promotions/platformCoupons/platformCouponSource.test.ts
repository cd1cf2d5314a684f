import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyRate } from "../../../core/money.ts";
import { createCartItem } from "../../../tests/testCartItem.ts";
import { priceItems } from "../../pricing/testing.ts";
import { createPlatformCouponSource, type HeldPlatformCoupon } from "./platformCouponSource.ts";

const now = new Date("2027-01-10T00:00:00Z");
const toCoupon = (more: Partial<HeldPlatformCoupon> = {}): HeldPlatformCoupon => ({
  id: 9,
  name: "Market days",
  status: "unused",
  validFrom: new Date("2027-01-01T00:00:00Z"),
  validTo: null,
  type: "fullReduction",
  amount: 15_00,
  discount: null,
  fullAmount: 100_00,
  platformPercent: 60,
  goodsIds: new Set([1, 2, 3]),
  ...more,
});
/** A cart of lines, each of a shop. */
const toItems = (lines: readonly { shopId: number; price: number; qty?: number }[]) =>
  lines.map(({ shopId, price, qty = 1 }, place) =>
    createCartItem(price, { skuId: place + 1, goodsId: place + 1, shopId, qty }),
  );
const price = (items: ReturnType<typeof toItems>, coupon: HeldPlatformCoupon) =>
  priceItems({
    items,
    sources: [createPlatformCouponSource(coupon, { now, offered: false })],
    freight: new Map(),
  });
const e7 = toItems([
  { shopId: 1, price: 60_00 },
  { shopId: 1, price: 25_50 },
  { shopId: 2, price: 34_50 },
]);
const findVerdict = (coupon: HeldPlatformCoupon) => price(e7, coupon)[1]?.verdicts[0]?.verdict;

describe("a coupon of the platform", () => {
  test("E7: is split to the cent over both shops, and so is what the platform bears", () => {
    const lines = price(e7, toCoupon()).flatMap((order) => order.lines);
    expect(lines.map(({ adjusted }) => adjusted)).toEqual([-7_50, -3_19, -4_31]);
    expect(lines.map(({ platformShare }) => platformShare)).toEqual([4_50, 1_91, 2_59]);
    expect(lines.map(({ commission }) => commission)).toEqual([4_56, 1_94, 2_62]);
  });

  test("tests its minimum and its products over all shops, and says what is missing", () => {
    expect(findVerdict(toCoupon({ fullAmount: 125_00 }))).toEqual({
      ok: false,
      reason: "minimum",
      missing: 5_00,
    });
    expect(findVerdict(toCoupon({ goodsIds: new Set([3]) }))).toEqual({
      ok: false,
      reason: "minimum",
      missing: 65_50,
    });
    expect(findVerdict(toCoupon({ goodsIds: new Set() }))).toEqual({ ok: false, reason: "scope" });
    expect(findVerdict(toCoupon({ status: "used" }))).toEqual({ ok: false, reason: "used" });
    expect(findVerdict(toCoupon({ validTo: now }))).toEqual({ ok: false, reason: "expired" });
    const later = new Date(now.getTime() + 1);
    expect(findVerdict(toCoupon({ validFrom: later }))).toEqual({
      ok: false,
      reason: "notYet",
      from: later,
    });
  });

  test("leaves the lines of other shops and products as they are", () => {
    const [first, second] = price(e7, toCoupon({ fullAmount: 0, goodsIds: new Set([3]) }));
    expect(first).toMatchObject({ couponAmount: 0, adjustments: [], sources: [] });
    expect(second).toMatchObject({ couponAmount: 15_00, payPrice: 19_50 });
  });

  test("of any terms takes off what it says, of which the platform bears its percentage, per line at most its share", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            shopId: fc.integer({ min: 1, max: 3 }),
            price: fc.integer({ min: 1, max: 999_99 }),
            qty: fc.integer({ min: 1, max: 5 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.integer({ min: 1, max: 5000_00 }),
        fc.integer({ min: 0, max: 100_00 }),
        (lines, amount, hundredths) => {
          const platformPercent = hundredths / 100;
          const items = toItems(lines);
          const goodsIds = new Set(items.map(({ goodsId }) => goodsId));
          const orders = price(
            items,
            toCoupon({ amount, fullAmount: 0, platformPercent, goodsIds }),
          );
          const parts = orders.flatMap(({ adjustments }) => adjustments);
          const total = lines.reduce((sum, line) => sum + line.price * line.qty, 0);
          const saved = parts.reduce((sum, part) => sum - part.amount, 0);
          expect(saved).toBe(Math.min(amount, total));
          expect(parts.reduce((sum, part) => sum + part.platformAmount, 0)).toBe(
            applyRate(saved, platformPercent),
          );
          for (const part of parts) {
            expect(part.platformAmount).toBeGreaterThanOrEqual(0);
            expect(part.platformAmount).toBeLessThanOrEqual(-part.amount);
          }
        },
      ),
    );
  });
});
