import type { Address } from "../../../../core/address.ts";
import { maxOrderAmount } from "../../../../core/money.ts";
import { formatMoney, type Locale } from "../../../../framework/schema/index.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { quote } from "../../../freight/index.ts";
import { assertDeliverable, buildLines } from "../../../freight/server.ts";
import { domainError } from "../../errors.ts";
import type { CartItem, Item } from "../cartItem.ts";
import { type PricedOrder, priceLines } from "../priceLines.ts";
import { type Asker, type GroupSelection, priceGroup } from "./priceGroup.ts";
import { readItems } from "./readItems.ts";

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
 * Calculates the current price of a cart, shop by shop, from the server's data alone.
 *
 * @throws {DomainError} `order.amountExceedsMax` when the order exceeds the maximum amount.
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
  for (const cartItem of cartItems)
    shops.set(cartItem.shopId, [...(shops.get(cartItem.shopId) ?? []), cartItem]);
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

const measured = ({
  freightTemplate,
  goodsName,
  skuName,
  qty,
  price,
  weightKg,
  volumeM3,
}: CartItem) => ({
  template: freightTemplate,
  title: goodsName,
  attrName: skuName,
  qty,
  price,
  weightKg,
  volumeM3,
});
