import { applyRate, share } from "../../../../core/money.ts";
import type { Locale } from "../../../../framework/schema/index.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { quote } from "../../../freight/freightTemplates/freight/quote.ts";
import type { Address } from "../../../freight/freightTemplates/regions.ts";
import { linesOf } from "../../../freight/freightTemplates/server/measureLines.ts";
import { refuseUndeliverable } from "../../../freight/freightTemplates/server/quoteFreight.ts";
import { type Asker, type GroupPlan, type GroupSelection, priceGroup } from "../../groupOrders/server/groupPricing.ts";
import { type CartItem, type Item, readItems } from "./readItems.ts";

/** A line as it will be bought; amounts are cents. */
export interface PricedLine extends CartItem {
  total: number;
  couponShare: number;
  couponPlatform: number;
  freightShare: number;
  paid: number;
  commission: number;
}
/** What one shop's part of a basket costs. */
export interface QuotedOrder {
  shopId: number;
  shopName: string;
  lines: readonly PricedLine[];
  goodsTotal: number;
  couponAmount: number;
  freightFee: number;
  payPrice: number;
  /** Where it is bought in a group. */
  group?: GroupPlan | null;
}
export interface Cart {
  items: readonly Item[];
  /** Where it is sent; what is picked up is sent nowhere. */
  address: Address | null;
  locale?: Locale;
  /** How what is sold in groups is bought, and who asks; alone unless said. */
  group?: GroupSelection | null;
  asker?: Asker | null;
}
/** What a coupon takes off the lines of one shop: each line's share, and how much of it the platform bears. */
export interface Reduction {
  shares: readonly number[];
  platform: readonly number[];
}

/** Prices one shop's lines: goods, coupon, freight, in this order; the commission of each line is fixed here. */
export function priceLines(
  cartItems: readonly CartItem[],
  freight: readonly number[],
  reduction: Reduction | null,
): Omit<QuotedOrder, "shopId" | "shopName"> {
  const lines = cartItems.map((cartItem, place) => {
    const total = cartItem.price * cartItem.qty;
    const couponShare = reduction?.shares[place] ?? 0;
    const couponPlatform = reduction?.platform[place] ?? 0;
    const paid = total - couponShare;
    return {
      ...cartItem,
      total,
      couponShare,
      couponPlatform,
      freightShare: freight[place] ?? 0,
      paid,
      commission: applyRate(paid + couponPlatform, cartItem.commissionRate),
    };
  });
  const sum = (of: (line: PricedLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const goodsTotal = sum(({ total }) => total);
  const couponAmount = sum(({ couponShare }) => couponShare);
  const freightFee = sum(({ freightShare }) => freightShare);
  return { lines, goodsTotal, couponAmount, freightFee, payPrice: goodsTotal - couponAmount + freightFee };
}

/** What a basket costs now, shop by shop, computed by the server alone. */
export async function priceCart(
  tx: Tx,
  { items, address, locale = "en", group = null, asker = null }: Cart,
): Promise<QuotedOrder[]> {
  const read = await readItems(tx, items);
  const isGrouped = group !== null || read.some(({ type }) => type === "group");
  const { cartItems, plan } = isGrouped
    ? await priceGroup(tx, read, group ?? { mode: "alone" }, asker)
    : { cartItems: read, plan: null };
  const shops = new Map<number, CartItem[]>();
  for (const cartItem of cartItems) shops.set(cartItem.shopId, [...(shops.get(cartItem.shopId) ?? []), cartItem]);
  const orders: QuotedOrder[] = [];
  for (const [shopId, own] of [...shops].sort(([one], [other]) => one - other)) {
    let freight: readonly number[] = own.map(() => 0);
    if (address) {
      const told = quote(
        await linesOf(tx, shopId, own.map(measured), locale),
        address,
        own[0]?.combination ?? "overlay",
      );
      refuseUndeliverable(told);
      freight = told.lines;
    }
    orders.push({ shopId, shopName: own[0]?.shopName ?? "", ...priceLines(own, freight, null), group: plan });
  }
  return orders;
}

const measured = ({ freightTemplate, goodsName, skuName, qty, price, weightKg, volumeM3 }: CartItem) => ({
  template: freightTemplate,
  title: goodsName,
  attrName: skuName,
  qty,
  price,
  weightKg,
  volumeM3,
});

/** A change of an order's price in parts of its lines, by what they cost; none is left below nothing. */
export const adjustShares = (lines: readonly { total: number; couponShare: number }[], diff: number): number[] =>
  share(
    diff,
    lines.map(({ total, couponShare }) => total - couponShare),
  );
