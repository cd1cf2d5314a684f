import { type TermValues, useTermsText } from "./useCouponText.ts";

/** What a coupon, or a claimed one, takes off, in the reader's words. */
export function Terms({ record }: { record: TermValues }) {
  const { formatTerms } = useTermsText();
  return <>{formatTerms(record)}</>;
}
