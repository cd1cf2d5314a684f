import { formatMoney } from "../../../framework/schema/index.ts";
import type { CouponTerms } from "./couponTerms.ts";
import { toPercentOff } from "./discount/discountRateKind.ts";

/** Formats terms in figures that every language reads: `−A$10.00 ≥ A$80.00`, or `−5%`. */
export function formatTerms({
  type,
  amount,
  discount,
  fullAmount,
}: {
  [K in keyof CouponTerms]?: CouponTerms[K] | null;
}): string {
  const off =
    type === "discount" ? `−${toPercentOff(discount ?? 1_000)}%` : `−${formatMoney(amount ?? 0)}`;
  return fullAmount ? `${off} ≥ ${formatMoney(fullAmount)}` : off;
}
