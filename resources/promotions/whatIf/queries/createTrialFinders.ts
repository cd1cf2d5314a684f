import type { SourceFinder } from "../../../pricing/server.ts";
import { findTrialCoupons } from "./findTrialCoupons.ts";
import { findTrialGroups } from "./findTrialGroups.ts";
import { findTrialPlatformCoupons } from "./findTrialPlatformCoupons.ts";
import { findTrialVouchers } from "./findTrialVouchers.ts";

/** Whose promotions are tried, for whom and when. */
export interface TrialScope {
  shopId: number;
  /** A customer; without one, anybody who has each coupon. */
  buyerId: number | null;
  now: Date;
  early: boolean;
  isLeftOut(source: string, id: number): boolean;
}
/** A promotion that a trial asks about, with what the lists of promotions say of it. */
export interface TriedPromotion {
  isScheduled: boolean;
  endsAt: Date | null;
}
/** Collects what the finders of a trial have found, by the key of the promotion. */
export type TriedPromotions = Map<string, TriedPromotion>;

/**
 * Creates the finders of what an order has by the buyer's own choice, as coupons that they claim
 * and codes that they enter: a trial asks about all of them.
 */
export const createTrialFinders = (
  scope: TrialScope,
  found: TriedPromotions,
): readonly SourceFinder[] =>
  [findTrialGroups, findTrialCoupons, findTrialVouchers, findTrialPlatformCoupons].map(
    (find): SourceFinder =>
      (tx, { items }) =>
        find(tx, { scope, items, found }),
  );
