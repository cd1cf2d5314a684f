import type { CartItem } from "../../pricing/index.ts";

/** What one SKU costs in a sale, in cents, and how much of it is left. */
export interface FlashPrice {
  /** The row of its units, which an order takes from. */
  id: number;
  skuId: number;
  price: number;
  left: number;
  /** Maximum units of this SKU per buyer; null without one. */
  limit: number | null;
  /** Units of it in the buyer's orders of the sale. */
  bought: number;
}
/** A sale of one product, as a cart is priced. */
export interface FlashPlan {
  id: number;
  shopId: number;
  goodsId: number;
  beginsAt: string;
  endsAt: string;
  /** Maximum units per buyer; 0 without one. */
  limit: number;
  prices: readonly FlashPrice[];
}
/** A line of a cart that a sale has a price for. */
export interface FlashLine {
  item: CartItem;
  offer: FlashPrice;
}

const findOffer = ({ prices }: FlashPlan, { skuId }: CartItem) =>
  prices.find((price) => price.skuId === skuId);

/**
 * Returns what the sale charges for a cart item; null where it does not apply: for a SKU that it
 * leaves out, that is sold out, or that costs less without it.
 */
export function findFlashPrice(plan: FlashPlan, item: CartItem): FlashPrice | null {
  const offer = findOffer(plan, item);
  return offer && offer.left > 0 && offer.price < item.listPrice ? offer : null;
}

/** Lists the items of a cart that a sale has a price for. */
export const listFlashLines = (plan: FlashPlan, items: readonly CartItem[]): FlashLine[] =>
  items.flatMap((item) => {
    const offer = item.goodsId === plan.goodsId ? findFlashPrice(plan, item) : null;
    return offer ? [{ item, offer }] : [];
  });

/** Whether a sale has a price for a cart item, of which nothing is left. */
export const isSoldOut = (plan: FlashPlan, item: CartItem): boolean =>
  findOffer(plan, item)?.left === 0;

/** A limit that an order would exceed, and how much of it is left to the buyer. */
export interface ExceededLimit {
  item: CartItem;
  limit: number;
  left: number;
}
/** Finds the limit per buyer that lines exceed, together with what the buyer has ordered before. */
export function findExceededLimit(
  { limit, prices }: FlashPlan,
  lines: readonly FlashLine[],
): ExceededLimit | null {
  for (const { item, offer } of lines)
    if (offer.limit !== null && offer.bought + item.qty > offer.limit)
      return { item, limit: offer.limit, left: Math.max(0, offer.limit - offer.bought) };
  const [first] = lines;
  const bought = prices.reduce((sum, price) => sum + price.bought, 0);
  const wanted = lines.reduce((sum, { item }) => sum + item.qty, 0);
  return first && limit > 0 && bought + wanted > limit
    ? { item: first.item, limit, left: Math.max(0, limit - bought) }
    : null;
}
