import type { Address } from "../../../core/address.ts";

/**
 * How a buyer buys goods that are sold in groups: alone, as the leader of a new group, or in an
 * existing group.
 */
export type GroupSelection =
  | { mode: "alone" }
  /** `people` selects the step of a ladder. */
  | { mode: "launch"; people?: number | null }
  | { mode: "join"; groupNo: string };

/** The buyer and the time: a buyer cannot join their own group, or one past its deadline. */
export interface Asker {
  buyerId: number;
  now: Date;
}
/** The coupons that a buyer uses: at most one a shop, and one of the platform. */
export interface CouponSelection {
  chosen: readonly number[];
  platform?: number | null;
  /** Whether the others that the buyer could choose are evaluated as well. */
  offers: boolean;
}
/**
 * How a shop tries a cart that nobody orders: sources answer why they do not apply instead of
 * rejecting it.
 */
export interface Trial {
  /** Whether sources that begin later are priced as if they had begun. */
  early: boolean;
}
/** What a buyer selects in addition to the items. */
export interface PricingRequest {
  /** Where the goods are delivered to; null for pickup. */
  address: Address | null;
  group: GroupSelection | null;
  coupons: CouponSelection | null;
  /** The codes of vouchers, at most one of each shop. */
  voucherCodes: readonly string[];
  /** The offer for points that the buyer takes; no discount applies to it. */
  pointGoodsId: number | null;
  asker: Asker | null;
  trial: Trial | null;
}
