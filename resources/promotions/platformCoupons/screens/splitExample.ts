import { applyRate } from "../../../../core/money.ts";
import { type CouponTerms, calculateReduction } from "../../coupons/couponTerms.ts";

/** The goods of an example in cents, if a coupon has no minimum. */
const withoutMinimum = 10_000;

/**
 * Calculates what an order at a coupon's minimum costs, and who bears what it takes off, in cents;
 * null while the terms are not filled in.
 */
export function splitExample(
  terms: Partial<CouponTerms>,
  platformPercent: number | null,
): { goods: number; off: number; platform: number; shops: number } | null {
  const { type = "fullReduction", amount = null, discount = null, fullAmount = 0 } = terms;
  if (platformPercent === null || (type === "discount" ? discount : amount) === null) return null;
  const goods = fullAmount || withoutMinimum;
  const off = calculateReduction({ type, amount, discount }, goods);
  const platform = applyRate(off, platformPercent);
  return { goods, off, platform, shops: off - platform };
}
