import { toCents, toFewestPoints } from "../../../core/pointValue.ts";

/**
 * Calculates what gift cards and points pay of an order, in the order of checkout: gift cards
 * first, then the fewest points that pay their part. `rate` is what 1,000 points pay; amounts are
 * cents.
 *
 * @example
 * ```ts
 * shareTenders(8690, { giftCard: 5000, points: 2000, rate: 300 });
 * // { byGiftCard: 5000, points: 2000, byPoints: 600, rest: 3090 }
 * ```
 */
export function shareTenders(
  payPrice: number,
  { giftCard, points, rate }: { giftCard: number; points: number; rate: number },
) {
  const byGiftCard = Math.min(giftCard, payPrice);
  const byPoints = Math.min(toCents(points, rate), payPrice - byGiftCard);
  return {
    byGiftCard,
    points: toFewestPoints(byPoints, rate),
    byPoints,
    rest: payPrice - byGiftCard - byPoints,
  };
}
