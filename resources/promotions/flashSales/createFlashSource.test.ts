import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCartItem } from "../../../tests/testCartItem.ts";
import { createCouponSource } from "../../../tests/testCoupons.ts";
import type { CartItem, PricingSource } from "../../pricing/index.ts";
import { priceItems } from "../../pricing/testing.ts";
import { createFlashSource } from "./createFlashSource.ts";
import { type FlashPlan, findExceededLimit, listFlashLines } from "./flashPlan.ts";

const item = (skuId: number, listPrice: number, more: Partial<CartItem> = {}) =>
  createCartItem(listPrice, { skuId, type: "seckill", ...more });
const begin = "2026-12-04T13:00:00.000Z";
const end = "2026-12-06T13:00:00.000Z";
/** S1: a SKU of 59.95 at 39.95, two for each buyer. */
const plan = (more: Partial<FlashPlan["prices"][number]> = {}, limit = 2): FlashPlan => ({
  id: 5,
  shopId: 1,
  goodsId: 1,
  beginsAt: begin,
  endsAt: end,
  limit,
  prices: [{ id: 9, skuId: 11, price: 39_95, left: 50, limit: null, bought: 0, ...more }],
});
const tea = (qty: number) => item(11, 59_95, { qty });
const running = new Date(begin);
const price = (items: readonly CartItem[], sources: readonly PricingSource[]) =>
  priceItems({ items, sources, freight: new Map() })[0];

describe("the price of a flash sale", () => {
  it("S1: two of 59.95 cost 79.90 at 39.95, and the order is one of a flash sale", () => {
    const order = price([tea(2)], [createFlashSource(plan(), running)]);
    expect(order).toMatchObject({ goodsTotal: 79_90, payPrice: 79_90, couponAmount: 0 });
    expect(order?.lines).toMatchObject([{ listPrice: 59_95, price: 39_95, paid: 79_90 }]);
    expect(order?.adjustments).toEqual([
      {
        line: 0,
        kind: "unitPrice",
        source: "flashSale",
        sourceId: 5,
        label: null,
        amount: -40_00,
        platformAmount: 0,
      },
    ]);
    expect(order?.sources.map(({ orderType }) => orderType)).toEqual(["seckill"]);
  });
  it("E4: a coupon of 10 % sees 79.90 and 25.00, and takes 10.49; without sale items 2.50", () => {
    const book = item(12, 25_00, { goodsId: 2, type: "ordinary" });
    const take = (all: boolean): PricingSource => {
      const isIn = ({ type }: CartItem) => all || type === "ordinary";
      const take = (amount: number) => amount - Math.round((amount * 9) / 10);
      return {
        ...createCouponSource({ amount: 0 }),
        applicable: () => ({ ok: true, saves: 1 }),
        apply({ lines }) {
          const eligible = lines.flatMap(({ item, amount }, line) =>
            isIn(item) ? [{ line, amount }] : [],
          );
          const total = eligible.reduce((sum, { amount }) => sum + amount, 0);
          const [last] = eligible.slice(-1);
          return last ? [{ line: last.line, amount: -take(total) }] : [];
        },
      };
    };
    const flash = createFlashSource(plan(), running);
    expect(price([tea(2), book], [flash, take(true)])).toMatchObject({
      goodsTotal: 104_90,
      couponAmount: 10_49,
    });
    expect(price([tea(2), book], [flash, take(false)])).toMatchObject({ couponAmount: 2_50 });
  });
  it("holds from its begin until before its end, and says from when", () => {
    const at = (now: string) => price([tea(1)], [createFlashSource(plan(), new Date(now))]);
    expect(at(begin)).toMatchObject({ payPrice: 39_95 });
    expect(at(end)).toMatchObject({
      payPrice: 59_95,
      verdicts: [{ verdict: { ok: false, reason: "expired" } }],
    });
    const before = at("2026-12-04T12:59:59.999Z");
    expect(before).toMatchObject({ payPrice: 59_95, sources: [] });
    expect(before?.verdicts.map(({ verdict }) => verdict)).toEqual([
      { ok: false, reason: "notYet", from: new Date(begin) },
    ]);
  });
  it("does not apply where it is sold out, where a SKU is left out, or where it costs more", () => {
    const verdict = (one: FlashPlan, items: readonly CartItem[] = [tea(1)]) => {
      const order = price(items, [createFlashSource(one, running)]);
      return [order?.payPrice, order?.verdicts[0]?.verdict];
    };
    expect(verdict(plan({ left: 0 }))).toEqual([59_95, { ok: false, reason: "soldOut" }]);
    expect(verdict(plan({ skuId: 99 }))).toEqual([59_95, { ok: false, reason: "noSaving" }]);
    expect(verdict(plan({ price: 60_00 }))).toEqual([59_95, { ok: false, reason: "noSaving" }]);
  });
  it("is chosen for each product of a cart, so that two sales of a shop both apply", () => {
    const second: FlashPlan = {
      ...plan({ id: 10, skuId: 21, price: 5_00 }),
      id: 4,
      goodsId: 2,
    };
    const order = price(
      [tea(1), item(21, 8_00, { goodsId: 2 }), item(31, 3_00, { goodsId: 3, type: "ordinary" })],
      [createFlashSource(second, running), createFlashSource(plan(), running)],
    );
    expect(order).toMatchObject({ payPrice: 39_95 + 5_00 + 3_00 });
    expect(order?.adjustments.map(({ line, sourceId }) => [line, sourceId])).toEqual([
      [0, 5],
      [1, 4],
    ]);
    // In the order of the products: their stock is locked in it.
    expect(order?.sources.map(({ id }) => id)).toEqual([5, 4]);
  });
});

describe("the limit per buyer", () => {
  const exceeded = (one: FlashPlan, items: readonly CartItem[]) => {
    const found = findExceededLimit(one, listFlashLines(one, items));
    return found && [found.limit, found.left];
  };
  it("S1: allows two, and not a third", () => {
    expect(exceeded(plan(), [tea(2)])).toBeNull();
    expect(exceeded(plan(), [tea(3)])).toEqual([2, 2]);
    expect(exceeded(plan({ bought: 2 }), [tea(1)])).toEqual([2, 0]);
    expect(exceeded(plan({ bought: 1 }), [tea(1)])).toBeNull();
  });
  it("counts all SKUs of the sale together, and each against its own limit", () => {
    const [first] = plan().prices;
    if (!first) throw new Error("no price");
    const two = (limit: number, of: number | null): FlashPlan => ({
      ...plan({}, limit),
      prices: [
        { ...first, limit: of },
        { ...first, id: 10, skuId: 12 },
      ],
    });
    const cart = [tea(2), item(12, 50_00)];
    expect(exceeded(two(2, null), cart)).toEqual([2, 2]);
    expect(exceeded(two(0, 1), cart)).toEqual([1, 1]);
    expect(exceeded(two(0, null), cart)).toBeNull();
    // What is sold out costs the regular price, and does not count.
    expect(exceeded(plan({ left: 0 }), [tea(3)])).toBeNull();
  });
});

it("a unit costs the flash price or the regular one, whichever is lower, and never both", () => {
  const sku = fc.record({
    list: fc.integer({ min: 1, max: 200_00 }),
    flash: fc.integer({ min: 1, max: 200_00 }),
    left: fc.integer({ min: 0, max: 9 }),
    qty: fc.integer({ min: 1, max: 9 }),
    isIn: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(sku, { minLength: 1, maxLength: 6 }), fc.integer(), (skus, minutes) => {
      const now = new Date(running.getTime() + (minutes % 100_000) * 60_000);
      const sale: FlashPlan = {
        ...plan({}, 0),
        prices: skus.flatMap(({ flash, left, isIn }, place) =>
          isIn ? [{ id: place, skuId: place, price: flash, left, limit: null, bought: 0 }] : [],
        ),
      };
      const cart = skus.map(({ list, qty }, place) => item(place, list, { qty }));
      const order = price(cart, [createFlashSource(sale, now)]);
      const isRunning = now >= new Date(begin) && now < new Date(end);
      for (const [place, { list, flash, left, qty, isIn }] of skus.entries()) {
        const unit = isRunning && isIn && left > 0 ? Math.min(flash, list) : list;
        expect(order?.lines[place]).toMatchObject({ price: unit, paid: unit * qty });
      }
      const verdict = order?.verdicts[0]?.verdict;
      const saved = cart.reduce((sum, { listPrice, qty }) => sum + listPrice * qty, 0);
      expect(verdict?.ok ? verdict.saves : 0).toBe(saved - (order?.payPrice ?? 0));
    }),
  );
});
