import type { Address } from "../../../../core/address.ts";
import { maxOrderAmount } from "../../../../core/money.ts";
import { formatMoney, type Locale } from "../../../../framework/schema/index.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import type { Item } from "../cartItem.ts";
import type { PricedOrder } from "../pricedOrder.ts";
import { type FreightQuote, priceItems } from "../priceItems.ts";
import type {
  Asker,
  CouponSelection,
  GroupSelection,
  PricingRequest,
  Trial,
} from "../pricingRequest.ts";
import { prepareFreight } from "./prepareFreight.ts";
import { readItems } from "./readItems.ts";
import { type CartSource, type SourceFinder, sourceFinders } from "./sourceFinders.ts";

export interface Cart {
  items: readonly Item[];
  /** The delivery address; null for pickup. */
  address: Address | null;
  locale?: Locale;
  /** How goods that are sold in groups are bought, and by which buyer; alone by default. */
  group?: GroupSelection | null;
  coupons?: CouponSelection | null;
  voucherCodes?: readonly string[];
  pointGoodsId?: number | null;
  asker?: Asker | null;
  /** Whether an order is placed, for which everything that the buyer chose must apply. */
  isCheckout?: boolean;
  /** A trial of a shop, with further sources that it asks about. */
  trial?: (Trial & { finders: readonly SourceFinder[] }) | null;
}
/**
 * Rejects an order above the maximum amount.
 *
 * @throws {DomainError} `order.amountExceedsMax` when the order exceeds the maximum amount.
 */
function assertAmount(amount: number, shopName: string): void {
  if (amount <= maxOrderAmount) return;
  const params = { max: formatMoney(maxOrderAmount), shop: shopName };
  throw domainError("order.amountExceedsMax", params);
}

/**
 * Rejects an order for which the buyer chose a source that does not apply.
 *
 * @throws {DomainError} the error of the source.
 */
function assertChosenApply(
  orders: readonly PricedOrder<CartSource>[],
  sources: readonly CartSource[],
): void {
  for (const { verdicts } of orders)
    for (const { source, verdict } of verdicts) {
      if (verdict.ok || source.offered) continue;
      const chosen = sources.find(({ type, id }) => type === source.type && id === source.id);
      if (chosen?.refuse) throw chosen.refuse(verdict);
    }
}

/** Goods for points are delivered for free as others are, and have no other discount. */
const canApply = (
  { type }: CartSource,
  { pointGoodsId }: Pick<PricingRequest, "pointGoodsId">,
): boolean => pointGoodsId === null || type === "pointGoods" || type === "freeDelivery";

/**
 * Calculates the current price of a cart, shop by shop, from the server's data alone.
 *
 * @throws {DomainError} `order.amountExceedsMax` when the order exceeds the maximum amount.
 */
export async function priceCart(
  { engine, tx }: { engine: Engine; tx: Tx },
  {
    items,
    address,
    locale = "en",
    group = null,
    coupons = null,
    voucherCodes = [],
    pointGoodsId = null,
    asker = null,
    isCheckout = false,
    trial = null,
  }: Cart,
): Promise<PricedOrder<CartSource>[]> {
  const cartItems = await readItems(tx, items, asker?.now ?? new Date());
  const sources: CartSource[] = [];
  const request = {
    items: cartItems,
    address,
    group,
    coupons,
    voucherCodes,
    pointGoodsId,
    asker,
    trial,
  };
  for (const find of [...engine.services.get(sourceFinders), ...(trial?.finders ?? [])])
    sources.push(...(await find(tx, request)).filter((source) => canApply(source, request)));
  const freight = new Map<number, FreightQuote>();

  for (const shopId of new Set(cartItems.map((item) => item.shopId))) {
    const own = cartItems.filter((item) => item.shopId === shopId);
    // Checked before the freight is calculated, whose steps also add up the goods.
    const listed = own.reduce((sum, { listPrice, qty }) => sum + listPrice * qty, 0);
    assertAmount(listed, own[0]?.shopName ?? "");
    if (address)
      freight.set(shopId, await prepareFreight(tx, { shopId, items: own, address, locale }));
  }
  const orders = priceItems({ items: cartItems, sources, freight });
  if (isCheckout) assertChosenApply(orders, sources);
  for (const { payPrice, shopName } of orders) assertAmount(payPrice, shopName);
  return orders;
}
