import { useTranslate } from "react-admin";
import type { FormatContext } from "../../../../framework/admin/display/DisplayProps.ts";
import { formatNumber, formatPercent } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { toPercentOff } from "../discount/discountRateKind.ts";

/** Returns `translate` for the coupons' own texts. */
export function useCouponText() {
  const translate = useTranslate();
  return (key: string, options: Readonly<Record<string, unknown>> = {}): string =>
    translate(`resources.coupons.screen.${key}`, options);
}

/** The fields that say what a coupon takes off, as far as they are filled in. */
export interface TermValues {
  type?: unknown;
  amount?: unknown;
  discount?: unknown;
  fullAmount?: unknown;
}
const isNumber = (value: unknown): value is number => typeof value === "number";

/** Returns functions that say what a coupon takes off, as far as it is filled in. */
function createTermsText(t: ReturnType<typeof useCouponText>, locale: string) {
  const formatOff = ({ type, amount, discount }: TermValues): string | null => {
    if (type !== "discount") return isNumber(amount) ? formatMoney(amount) : null;
    if (!isNumber(discount)) return null;
    return t("percentOff", {
      percent: formatPercent(toPercentOff(discount), locale),
      rate: formatNumber(discount / 100, locale, 0, 2),
    });
  };
  /** `A$10.00 off A$80.00 or more`, in the reader's words. */
  const formatTerms = (terms: TermValues): string | null => {
    const off = formatOff(terms);
    if (off === null) return null;
    const key = terms.type === "discount" ? "percent" : "amount";
    return isNumber(terms.fullAmount) && terms.fullAmount > 0
      ? t(`terms.${key}From`, { off, minimum: formatMoney(terms.fullAmount) })
      : t(`terms.${key}`, { off });
  };
  return { formatOff, formatTerms };
}

export function useTermsText() {
  const t = useCouponText();
  const { locale } = useFormat();
  return createTermsText(t, locale);
}

/** What a coupon takes off, where only a text fits. */
export const formatTermsText = (
  terms: TermValues,
  _language: unknown,
  translate: Translate,
  { locale }: FormatContext,
): string =>
  createTermsText(
    (key, options) => translate(`resources.coupons.screen.${key}`, { ...options }),
    locale,
  ).formatTerms(terms) ?? noValue;
