import type { CartItem, PricingSource, Verdict } from "../../../pricing/index.ts";
import { toPromotionKey } from "../whatIfCart.ts";
import type { TrialScope, TriedPromotion, TriedPromotions } from "./createTrialFinders.ts";

/** The most promotions of one kind that a trial asks about. */
export const maxTried = 100;
/** How long promotions are asked about after their end. */
export const shownDays = 30;

export interface TrialQuery {
  scope: TrialScope;
  items: readonly CartItem[];
  found: TriedPromotions;
}
/** Why a promotion cannot be had at all, before the cart is looked at. */
export type Fault = Exclude<Verdict, { ok: true }>;

/** Makes a source answer a trial: with its fault, and only answer where it is left out. */
export function toTrialSource(
  source: PricingSource,
  { scope, found }: Pick<TrialQuery, "scope" | "found">,
  { fault, ...promotion }: TriedPromotion & { fault: Fault | null },
): PricingSource {
  found.set(toPromotionKey(source.type, source.id), promotion);
  return {
    ...source,
    offered: scope.isLeftOut(source.type, source.id),
    ...(fault && { applicable: () => fault }),
  };
}
