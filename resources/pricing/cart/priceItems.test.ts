import { describe, expect, it } from "vitest";
import { createCartItem } from "../../../tests/testCartItem.ts";
import { createCouponSource } from "../../../tests/testCoupons.ts";
import type { CartItem } from "./cartItem.ts";
import { priceItems } from "./priceItems.ts";
import type { PricingSource } from "./pricingSource.ts";
import { reverseAdjustments } from "./reverseAdjustments.ts";

const item = (listPrice: number, more: Partial<CartItem> = {}) =>
  createCartItem(listPrice, { skuId: listPrice, goodsId: listPrice, ...more });
const price = (items: readonly CartItem[], sources: readonly PricingSource[]) =>
  priceItems({ items, sources, freight: new Map() });
const c1 = [item(49_90), item(25_00), item(12_50)];
const coupon = createCouponSource({ amount: 10_00, minimum: 80_00 });
/** A source that gives each unit of the cart the same price. */
const unitPrice = (unit: number, id = 7): PricingSource => ({
  type: "groupActivity",
  id,
  shopId: 1,
  stage: "unitPrice",
  label: null,
  applicable: ({ lines }) => ({
    ok: true,
    saves: lines.reduce((sum, { amount, item: { qty } }) => sum + amount - unit * qty, 0),
  }),
  apply: ({ lines }) =>
    lines.map(({ amount, item: { qty } }, line) => ({ line, amount: unit * qty - amount })),
});

describe("a cart", () => {
  it("E1: a voucher of 5 % sees what the coupon C1 left, and takes 3.87 of 77.40", () => {
    const voucher = createCouponSource({ amount: 3_87 }, { id: 2, stage: "voucher" });
    const [order] = price(c1, [voucher, coupon]);
    const shares = order?.adjustments.filter(({ kind }) => kind === "voucher");
    expect(shares?.map(({ amount }) => amount)).toEqual([-2_21, -1_11, -55]);
    expect(order).toMatchObject({ couponAmount: 13_87, payPrice: 73_53 });
  });

  it("E3: a source that saves nothing stays unused, and says so", () => {
    const [order] = price([item(10)], [createCouponSource({ amount: 0 })]);
    expect(order).toMatchObject({
      adjustments: [],
      sources: [],
      verdicts: [{ stage: "coupon", verdict: { ok: false, reason: "noSaving" } }],
    });
  });

  it("E6: the minimum of free delivery tests what remains after the coupon, and names what is missing", () => {
    const free = createCouponSource(
      { amount: 1, minimum: 80_00 },
      { id: 3, stage: "freeDelivery" },
    );
    const [order] = price(c1, [coupon, free]);
    expect(order?.verdicts.at(-1)?.verdict).toEqual({
      ok: false,
      reason: "minimum",
      missing: 2_60,
    });
  });

  it("E7: a coupon of the platform is shared by the lines of both shops, and its bearer is frozen", () => {
    const platform = createCouponSource(
      { amount: 15_00, platformPercent: 60 },
      { shopId: null, stage: "platformCoupon" },
    );
    const items = [item(60_00), item(34_50, { shopId: 2, shopName: "Laneway Books" }), item(25_50)];
    const orders = price(items, [platform]);
    expect(orders.map(({ adjustments }) => adjustments.map(({ amount }) => amount))).toEqual([
      [-7_50, -3_19],
      [-4_31],
    ]);
    expect(
      orders.map(({ lines }) => lines.map((line) => [line.platformShare, line.commission])),
    ).toEqual([
      [
        [4_50, 4_56],
        [1_91, 1_94],
      ],
      [[2_59, 2_62]],
    ]);
    const nets = orders.map(({ lines }) =>
      lines.reduce((sum, line) => sum + line.paid + line.platformShare - line.commission, 0),
    );
    expect(nets).toEqual([74_72, 30_16]);
    expect(orders.reduce((sum, { payPrice }) => sum + payPrice, 0)).toBe(105_00);
    expect(orders.every(({ sources }) => sources.includes(platform))).toBe(true);
  });

  it("has one winner a stage; the others name it", () => {
    const small = createCouponSource({ amount: 5_00 }, { id: 4 });
    const [order] = price(c1, [small, coupon]);
    expect(order?.couponAmount).toBe(10_00);
    expect(order?.verdicts.map(({ verdict }) => verdict)).toEqual([
      { ok: false, reason: "beaten", beatenBy: coupon.id, saves: 5_00 },
      { ok: true, saves: 10_00 },
    ]);
  });

  it("freezes a unit price beside the list price, and the stages after it see the new amount", () => {
    const [order] = price([item(19_95, { qty: 3 })], [unitPrice(17_96), coupon]);
    expect(order?.lines).toMatchObject([
      { listPrice: 19_95, price: 17_96, total: 53_88, adjusted: 0, paid: 53_88 },
    ]);
    expect(order?.adjustments).toEqual([
      {
        line: 0,
        kind: "unitPrice",
        source: "groupActivity",
        sourceId: 7,
        label: null,
        amount: -5_97,
        platformAmount: 0,
      },
    ]);
    expect(order?.verdicts.at(-1)?.verdict).toMatchObject({ reason: "minimum", missing: 26_12 });
  });

  it("is freighted by what the goods cost after the unit price and before coupons", () => {
    const seen: (readonly number[])[] = [];
    priceItems({
      items: [item(50_00, { qty: 2 })],
      sources: [unitPrice(40_00), createCouponSource({ amount: 5_00 })],
      freight: new Map([[1, (amounts) => amounts.map((amount) => seen.push([amount]))]]),
    });
    expect(seen).toEqual([[80_00]]);
  });

  it("refuses a source that makes a line cost less than nothing, or units of one line differ", () => {
    const greedy = { ...coupon, apply: () => [{ line: 0, amount: -50_00 }] };
    expect(() => price(c1, [greedy])).toThrow(RangeError);
    const uneven = { ...unitPrice(1), apply: () => [{ line: 0, amount: -1 }] };
    expect(() => price([item(10_00, { qty: 2 })], [uneven])).toThrow(RangeError);
    const elsewhere = { ...coupon, apply: () => [{ line: 9, amount: -1 }] };
    expect(() => price(c1, [elsewhere])).toThrow(RangeError);
  });
});

describe("the reversal of a line's adjustments", () => {
  it("E9: 0.03 and then 0.01 of 1.00, 3.00 and 3.00 are never negative", () => {
    const start = [-1_00, -3_00, -3_00].map((amount) => ({ amount, reversed: 0 }));
    const first = reverseAdjustments(start, -3);
    expect(first).toEqual([-1, -1, -1]);
    const then = start.map((one, place) => ({ ...one, reversed: first[place] ?? 0 }));
    expect(reverseAdjustments(then, -1)).toEqual([0, -1, 0]);
  });

  it("leaves additions alone when reductions are reversed, and refuses more than remains", () => {
    const mixed = [
      { amount: -2_00, reversed: -50 },
      { amount: 1_00, reversed: 0 },
    ];
    expect(reverseAdjustments(mixed, -1_50)).toEqual([-1_50, 0]);
    expect(reverseAdjustments(mixed, 40)).toEqual([0, 40]);
    expect(() => reverseAdjustments(mixed, -1_51)).toThrow(RangeError);
  });
});
