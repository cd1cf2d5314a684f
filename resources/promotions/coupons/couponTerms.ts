import { prorate } from "../../../core/money.ts";
import type { couponTypes } from "./coupons.ts";

/** What a coupon takes off, in cents; the discount is the price to pay in thousandths. */
export interface CouponTerms {
  type: keyof typeof couponTypes;
  amount: number | null;
  discount: number | null;
  fullAmount: number;
}

/**
 * Calculates what a coupon takes off goods, in cents: at most all of them, and the rest of a
 * discount is rounded half up.
 */
export const calculateReduction = (
  { type, amount, discount }: Pick<CouponTerms, "type" | "amount" | "discount">,
  total: number,
): number =>
  type === "fullReduction"
    ? Math.min(amount ?? 0, total)
    : total - prorate(total, discount ?? 1_000, 1_000, "halfUp");
