import type { PointShare } from "../../../core/pointValue.ts";
import { toCents } from "../../../core/pointValue.ts";

/** A product for points, as a cart is priced. Amounts are cents. */
export interface PointOffer {
  id: number;
  shopId: number;
  goodsId: number;
  /** The points and the money of one unit. */
  points: number;
  money: number;
  /** Units that are left, and the maximum per buyer; 0 without one. */
  left: number;
  limit: number;
  /** What 1,000 points pay. */
  rate: number;
}

/** The price of one unit in cents: what its points pay, and its money. */
export const toUnitPrice = ({
  points,
  money,
  rate,
}: Pick<PointOffer, "points" | "money" | "rate">) => toCents(points, rate) + money;

/** The points of some units, and what they pay. */
export const toPointShare = (
  { points, rate }: Pick<PointOffer, "points" | "rate">,
  qty: number,
): PointShare => ({ points: points * qty, amount: toCents(points, rate) * qty });
