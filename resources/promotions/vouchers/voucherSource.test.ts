import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCartItem } from "../../../tests/testCartItem.ts";
import { priceItems } from "../../pricing/testing.ts";
import { createCouponSource } from "../coupons/couponSource.ts";
import { createFreeDeliverySource } from "../freeDeliveries/freeDeliverySource.ts";
import { createVoucherSource, type EnteredVoucher } from "./voucherSource.ts";

const now = new Date("2027-01-10T00:00:00Z");
const toItem = (listPrice: number, goodsId = 1, qty = 1) =>
  createCartItem(listPrice, { skuId: goodsId, goodsId, qty });
const toVoucher = (more: Partial<EnteredVoucher> = {}): EnteredVoucher => ({
  id: 7,
  shopId: 1,
  name: "Pantry",
  type: "order",
  valueType: "fixed",
  amount: 10_00,
  discount: null,
  minAmount: 0,
  startsAt: new Date("2027-01-01T00:00:00Z"),
  endsAt: null,
  closed: false,
  used: false,
  goodsIds: new Set([1, 2, 3]),
  ...more,
});
const percent = (discount: number, more: Partial<EnteredVoucher> = {}) =>
  toVoucher({ valueType: "percent", amount: null, discount, ...more });
const coupon = {
  id: 5,
  shopId: 1,
  name: "A$10",
  status: "unused",
  validFrom: new Date("2027-01-01T00:00:00Z"),
  validTo: null,
  type: "fullReduction",
  amount: 10_00,
  discount: null,
  fullAmount: 80_00,
  goodsIds: new Set([1, 2, 3]),
} as const;
const free = createFreeDeliverySource(
  {
    id: 3,
    shopId: 1,
    name: "Free",
    minAmount: 0,
    regions: [],
    goodsIds: new Set([1]),
    startsAt: now,
    endsAt: null,
  },
  { address: { state: "WA", city: "Perth", postcode: "6000" }, now },
);
const price = (
  items: ReturnType<typeof toItem>[],
  voucher: EnteredVoucher,
  { freight = 0, others = [] as Parameters<typeof priceItems>[0]["sources"] } = {},
) => {
  const [order] = priceItems({
    items,
    sources: [...others, createVoucherSource(voucher, now)],
    freight: new Map([
      [1, (_: unknown, left) => items.map((_item, place) => (place || left.has(0) ? 0 : freight))],
    ]),
  });
  if (!order) throw new Error("nothing was priced");
  return order;
};
const findVerdict = (order: ReturnType<typeof price>) =>
  order.verdicts.find(({ source }) => source.type === "voucher")?.verdict;

describe("a voucher", () => {
  const c1 = () => [toItem(49_90, 1), toItem(25_00, 2), toItem(12_50, 3)];

  test("E1: takes its percentage off what the coupon leaves", () => {
    const others = [createCouponSource(coupon, { now, offered: false })];
    const order = price(c1(), percent(950), { others });
    const shares = order.adjustments.filter(({ source }) => source === "voucher");
    expect(shares.map(({ amount }) => amount)).toEqual([-2_21, -1_11, -55]);
    expect(order).toMatchObject({ payPrice: 73_53, couponAmount: 13_87 });
  });
  test("has its minimum tested after the coupon", () => {
    const others = [createCouponSource(coupon, { now, offered: false })];
    const order = price(c1(), toVoucher({ minAmount: 90_00 }), { others });
    expect(findVerdict(order)).toEqual({ ok: false, reason: "minimum", missing: 12_60 });
  });
  test("for some products reduces only those, and needs one of them", () => {
    const order = price(c1(), percent(500, { goodsIds: new Set([2]) }));
    expect(order.lines.map(({ adjusted }) => adjusted)).toEqual([0, -12_50, 0]);
    const none = price(c1(), toVoucher({ goodsIds: new Set() }));
    expect(findVerdict(none)).toEqual({ ok: false, reason: "scope" });
  });
  test("E3: that rounds to nothing is not used", () => {
    expect(findVerdict(price([toItem(10)], percent(950)))).toEqual({
      ok: false,
      reason: "noSaving",
    });
  });
  test("applies from its first instant until before its end", () => {
    const find = (more: Partial<EnteredVoucher>) =>
      findVerdict(price([toItem(20_00)], toVoucher(more)));
    const later = new Date(now.getTime() + 1);
    expect(find({ startsAt: now, endsAt: later })).toMatchObject({ ok: true });
    expect(find({ startsAt: later })).toEqual({ ok: false, reason: "notYet", from: later });
    expect(find({ endsAt: now })).toEqual({ ok: false, reason: "expired" });
    expect(find({ closed: true, used: true })).toEqual({ ok: false, reason: "expired" });
    expect(find({ used: true })).toEqual({ ok: false, reason: "used" });
  });
});

describe("a voucher for freight", () => {
  test("reduces the freight, at most to nothing, and nothing of the goods", () => {
    const voucher = toVoucher({ type: "freight" });
    const order = price([toItem(20_00)], voucher, { freight: 14_00 });
    expect(order).toMatchObject({ freightFee: 4_00, couponAmount: 0, payPrice: 24_00 });
    expect(price([toItem(20_00)], voucher, { freight: 8_00 })).toMatchObject({ freightFee: 0 });
    expect(findVerdict(price([toItem(20_00)], voucher))).toEqual({ ok: false, reason: "noSaving" });
  });
  test("yields to free delivery that saves more, and wins where it saves more", () => {
    const voucher = toVoucher({ type: "freight", amount: 5_00 });
    const beaten = price([toItem(20_00)], voucher, { freight: 9_00, others: [free] });
    expect(findVerdict(beaten)).toEqual({ ok: false, reason: "beaten", beatenBy: 3, saves: 5_00 });
    expect(beaten.freightFee).toBe(0);
  });
});

test("a voucher never takes off more than there is, and its shares add up to what it saves", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 9 })), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom("fixed" as const, "percent" as const),
      fc.constantFrom("order" as const, "freight" as const),
      fc.integer({ min: 0, max: 5_000 }),
      (lines, amount, discount, valueType, type, freight) => {
        const items = lines.map(([one, qty], place) => toItem(one, place + 1, qty));
        const goodsIds = new Set(items.map(({ goodsId }) => goodsId));
        const order = price(items, toVoucher({ type, valueType, amount, discount, goodsIds }), {
          freight,
        });
        const off = order.adjustments.reduce((sum, one) => sum - one.amount, 0);
        const verdict = findVerdict(order);
        expect(off).toBe(verdict?.ok ? verdict.saves : 0);
        const goods = items.reduce((sum, one) => sum + one.listPrice * one.qty, 0);
        expect(order.payPrice).toBe(goods + freight - off);
        for (const line of order.lines) {
          expect(line.paid).toBeGreaterThanOrEqual(0);
          expect(line.freightShare).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
