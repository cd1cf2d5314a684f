import { allocate } from "../../../../core/allocate.ts";
import { applyRate, maxOrderAmount } from "../../../../core/money.ts";
import { formatMoney, type Locale } from "../../../../framework/schema/index.ts";
import { domainError } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { quote } from "../../../freight/freightTemplates/freight/quote.ts";
import type { Address } from "../../../freight/freightTemplates/regions.ts";
import { buildLines } from "../../../freight/freightTemplates/server/measureLines.ts";
import { assertDeliverable } from "../../../freight/freightTemplates/server/quoteFreight.ts";
import { type Asker, type GroupPlan, type GroupSelection, priceGroup } from "../../groupOrders/server/groupPricing.ts";
import { type CartItem, type Item, readItems } from "./readItems.ts";

/** A priced line; amounts are cents. */
export interface PricedLine extends CartItem {
  total: number;
  couponShare: number;
  couponPlatform: number;
  freightShare: number;
  paid: number;
  commission: number;
}
/** The price of one shop's part of a cart. */
export interface PricedOrder {
  shopId: number;
  shopName: string;
  lines: readonly PricedLine[];
  goodsTotal: number;
  couponAmount: number;
  freightFee: number;
  payPrice: number;
  /** Set where it is bought in a group. */
  group?: GroupPlan | null;
}
export interface Cart {
  items: readonly Item[];
  /** The delivery address; null for pickup. */
  address: Address | null;
  locale?: Locale;
  /** How goods that are sold in groups are bought, and by which buyer; alone by default. */
  group?: GroupSelection | null;
  asker?: Asker | null;
}
/**
 * A coupon's discount on one shop's lines: the share of each line, and the part that the platform
 * bears.
 */
export interface Reduction {
  discounts: readonly number[];
  platform: readonly number[];
}

/**
 * Prices one shop's lines: goods, coupon, freight, in this order; fixes the commission of each
 * line.
 */
export function priceLines(
  cartItems: readonly CartItem[],
  freight: readonly number[],
  reduction: Reduction | null,
): Omit<PricedOrder, "shopId" | "shopName"> {
  const lines = cartItems.map((cartItem, place) => {
    const total = cartItem.price * cartItem.qty;
    const couponShare = reduction?.discounts[place] ?? 0;
    const couponPlatform = reduction?.platform[place] ?? 0;
    const netTotal = total - couponShare;
    return {
      ...cartItem,
      total,
      couponShare,
      couponPlatform,
      freightShare: freight[place] ?? 0,
      paid: netTotal,
      commission: applyRate(netTotal + couponPlatform, cartItem.commissionRate),
    };
  });
  const sum = (of: (line: PricedLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const goodsTotal = sum(({ total }) => total);
  const couponAmount = sum(({ couponShare }) => couponShare);
  const freightFee = sum(({ freightShare }) => freightShare);
  return { lines, goodsTotal, couponAmount, freightFee, payPrice: goodsTotal - couponAmount + freightFee };
}

/**
 * Rejects an order above the maximum amount.
 *
 * @throws `order.amountTooLarge`
 */
function assertAmount(amount: number, shopName: string): void {
  if (amount <= maxOrderAmount) return;
  const params = { max: formatMoney(maxOrderAmount), shop: shopName };
  throw domainError("order.amountTooLarge", { key: "resources.orders.errors.amountTooLarge", params });
}

/**
 * Calculates the current price of a cart, shop by shop, from the server's data alone.
 *
 * @throws `order.amountTooLarge`
 */
export async function priceCart(
  tx: Tx,
  { items, address, locale = "en", group = null, asker = null }: Cart,
): Promise<PricedOrder[]> {
  const read = await readItems(tx, items);
  const isGrouped = group !== null || read.some(({ type }) => type === "group");
  const { cartItems, plan } = isGrouped
    ? await priceGroup(tx, read, group ?? { mode: "alone" }, asker)
    : { cartItems: read, plan: null };
  const shops = new Map<number, CartItem[]>();
  for (const cartItem of cartItems) shops.set(cartItem.shopId, [...(shops.get(cartItem.shopId) ?? []), cartItem]);
  const orders: PricedOrder[] = [];
  for (const [shopId, own] of [...shops].sort(([one], [other]) => one - other)) {
    const shopName = own[0]?.shopName ?? "";
    // Checked before the freight is calculated, whose steps also add up the goods.
    assertAmount(
      own.reduce((sum, { price, qty }) => sum + price * qty, 0),
      shopName,
    );
    let freight: readonly number[] = own.map(() => 0);
    if (address) {
      const shipping = quote(
        await buildLines(tx, shopId, own.map(measured), locale),
        address,
        own[0]?.combination ?? "overlay",
      );
      assertDeliverable(shipping);
      freight = shipping.lines;
    }
    const priced = priceLines(own, freight, null);
    assertAmount(priced.payPrice, shopName);
    orders.push({ shopId, shopName, ...priced, group: plan });
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

/**
 * Allocates a change of an order's price to its lines in proportion to their cost; no line becomes
 * negative.
 */
export const allocateAdjustment = (lines: readonly { total: number; couponShare: number }[], diff: number): number[] =>
  allocate(
    diff,
    lines.map(({ total, couponShare }) => total - couponShare),
  );
