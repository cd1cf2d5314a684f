import { type Address, isAddress } from "../../../core/address.ts";

/** The most lines of a cart that a shop tries. */
export const maxTriedLines = 50;

/** What a shop tries: a cart of its products that nobody orders. */
export interface TriedCart {
  items: { skuId: number; qty: number }[];
  /** A customer of the shop; without one, anybody who has each coupon. */
  memberId: number | null;
  /** Where it is delivered to; null for pickup. */
  address: Address | null;
  /** When it is ordered, as an ISO instant; now without one. */
  at: string | null;
  /** Whether promotions that are scheduled are priced as if they had begun. */
  early: boolean;
  /** Promotions that the customer does not use, each as `toPromotionKey` names it. */
  without: string[];
  /** Cents that gift cards pay at most. */
  giftCard?: number;
  /** Points that pay at most, after gift cards. */
  points?: number;
}

/** Names a promotion among those of all kinds. */
export const toPromotionKey = (source: string, id: number): string => `${source}:${id}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const isItem = (value: unknown): boolean =>
  isRecord(value) && isId(value.skuId) && isId(value.qty) && Number(value.qty) <= 99_999;
const isCount = (value: unknown): boolean =>
  value === undefined ||
  (Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000_000);
const isKey = (value: unknown): boolean =>
  typeof value === "string" && /^[A-Za-z]{1,20}:\d{1,15}$/.test(value);
/** Instants of a range in which every day has a date of four digits. */
const isInstant = (value: unknown): boolean =>
  typeof value === "string" &&
  /^2\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** Whether a value is a cart to try. */
export function isTriedCart(value: unknown): value is TriedCart {
  if (!isRecord(value)) return false;
  const { items, memberId, address, at, early, without, giftCard, points, ...rest } = value;
  return (
    Array.isArray(items) &&
    items.length > 0 &&
    items.length <= maxTriedLines &&
    items.every(isItem) &&
    (memberId === null || isId(memberId)) &&
    (address === null || isAddress(address)) &&
    (at === null || isInstant(at)) &&
    typeof early === "boolean" &&
    Array.isArray(without) &&
    without.length <= 200 &&
    without.every(isKey) &&
    isCount(giftCard) &&
    isCount(points) &&
    Object.keys(rest).length === 0
  );
}
