import type { FormatContext } from "../../../../framework/admin/display/DisplayProps.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import {
  formatTermsText,
  type TermValues,
  useTermsText,
} from "../../coupons/screens/useCouponText.ts";

interface Values {
  valueType?: unknown;
  amount?: unknown;
  discount?: unknown;
  minAmount?: unknown;
}
/** The terms of a voucher, named as those of a coupon. */
const toCoupon = ({ valueType, amount, discount, minAmount }: Values): TermValues => ({
  type: valueType === "percent" ? "discount" : "fullReduction",
  amount,
  discount,
  fullAmount: minAmount,
});

/** What a voucher, or a used one, takes off, in the reader's words. */
export function Terms({ record }: { record: Values }) {
  const { formatTerms } = useTermsText();
  return <>{formatTerms(toCoupon(record))}</>;
}
/** The same, where only a text fits. */
export const formatVoucherText = (
  record: Values,
  language: unknown,
  translate: Translate,
  format: FormatContext,
): string => formatTermsText(toCoupon(record), language, translate, format);
