import { describe, expect, it } from "vitest";
import type { Address } from "../../../core/address.ts";
import { createCartItem } from "../../../tests/testCartItem.ts";
import type { Quote } from "../../freight/index.ts";
import type { CartItem } from "../../pricing/index.ts";
import { priceItems } from "../../pricing/testing.ts";
import { createFreeDeliverySource, type FreeDelivery } from "./freeDeliverySource.ts";

const perth: Address = { state: "WA", city: "Perth", postcode: "6000" };
const now = new Date("2026-12-01T00:00:00Z");
const item = (listPrice: number, more: Partial<CartItem> = {}) =>
  createCartItem(listPrice, { freeDelivery: true, freightTemplate: 1, ...more });
const rule = (rest: Partial<FreeDelivery> = {}): FreeDelivery => ({
  id: 8,
  shopId: 1,
  name: "Free over A$80",
  minAmount: 0,
  regions: [],
  goodsIds: new Set([1]),
  startsAt: new Date("2026-11-01T00:00:00Z"),
  endsAt: null,
  ...rest,
});
/** The templates of example F5: 14.00 and 19.50, whatever is bought. */
const fees = [14_00, 19_50];
const f5 = [item(30_00), item(50_00, { skuId: 2, goodsId: 2, freightTemplate: 2 })];
/** Prices a cart whose templates have fixed fees, combined as a shop combines them. */
function price(
  items: readonly CartItem[],
  one: FreeDelivery,
  combination: Quote["combination"] = "overlay",
) {
  const combine = (free: ReadonlySet<number>): number[] => {
    const charged = items.flatMap((_, line) => (free.has(line) ? [] : [line]));
    const ordered = charged.toSorted((a, b) => (fees[a] ?? 0) - (fees[b] ?? 0));
    const taken =
      combination === "overlay"
        ? charged
        : ordered.slice(...(combination === "lowest" ? [0, 1] : [-1]));
    return items.map((_, line) => (taken.includes(line) ? (fees[line] ?? 0) : 0));
  };
  const [order] = priceItems({
    items,
    sources: [createFreeDeliverySource(one, { address: perth, now })],
    freight: new Map([[1, (_amounts, free) => combine(free)]]),
  });
  if (!order) throw new Error("a cart of one shop has an order");
  return order;
}
const verdict = (order: ReturnType<typeof price>) => order.verdicts.at(-1)?.verdict;

describe("free delivery", () => {
  it.each([
    ["overlay", 19_50],
    ["lowest", 14_00],
    ["highest", 19_50],
  ] as const)("E5: of 14.00 and 19.50 it covers the first; %s costs %i", (combination, fee) => {
    expect(price(f5, rule(), combination).freightFee).toBe(fee);
  });

  it("never raises the fee: of the lowest it saves nothing, and says so", () => {
    const order = price(f5, rule(), "lowest");
    expect(verdict(order)).toEqual({ ok: false, reason: "noSaving" });
    expect(order.adjustments).toEqual([]);
  });

  it("is a negative line of the order with its name, and takes nothing off the goods", () => {
    const order = price(f5, rule({ goodsIds: new Set([1, 2]) }));
    expect(order).toMatchObject({ freightFee: 0, payPrice: 80_00, couponAmount: 0 });
    expect(order.adjustments).toMatchObject([
      { line: 0, amount: -14_00, kind: "freeDelivery", source: "freeDelivery", sourceId: 8 },
      { line: 1, amount: -19_50, label: "Free over A$80" },
    ]);
  });

  it("falls to the fee of what it doesn't cover where the highest counts", () => {
    const order = price(f5, rule({ goodsIds: new Set([2]) }), "highest");
    expect(order.freightFee).toBe(14_00);
    expect(order.lines.map(({ freightShare }) => freightShare)).toEqual([0, 14_00]);
  });

  it("leaves a template charged of which it covers only some products", () => {
    const shared = [item(30_00), item(50_00, { skuId: 2, goodsId: 2 })];
    const order = price(shared, rule());
    expect(order.freightFee).toBe(33_50);
    expect(verdict(order)).toEqual({ ok: false, reason: "noSaving" });
  });

  it("says why it does not apply: what its goods lack, the region, the products, the time", () => {
    expect(verdict(price(f5, rule({ minAmount: 32_60 })))).toEqual({
      ok: false,
      reason: "minimum",
      missing: 2_60,
    });
    expect(verdict(price(f5, rule({ regions: [{ state: "NSW" }] })))).toMatchObject({
      reason: "region",
    });
    expect(verdict(price(f5, rule({ regions: [{ state: "WA", city: "Perth" }] })))).toEqual({
      ok: true,
      saves: 14_00,
    });
    expect(verdict(price(f5, rule({ goodsIds: new Set([9]) })))).toMatchObject({
      reason: "scope",
    });
    const from = new Date("2026-12-24T00:00:00Z");
    expect(verdict(price(f5, rule({ startsAt: from })))).toEqual({
      ok: false,
      reason: "notYet",
      from,
    });
    expect(verdict(price(f5, rule({ endsAt: now })))).toMatchObject({ reason: "expired" });
  });
});
