import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { formatNumber, formatPercent } from "../../../../framework/admin/display/format.ts";
import { formatDayName } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { type Parts, TokenSentence } from "../../coupons/screens/TokenSentence.tsx";
import { useCouponText, useTermsText } from "../../coupons/screens/useCouponText.ts";
import type { platformCoupons } from "../platformCoupons.ts";

const watched = [
  "type",
  "amount",
  "discount",
  "fullAmount",
  "platformPercent",
  "shopRange",
  "shopIds",
  "useType",
  "cateIds",
  "limitNum",
  "totalNum",
  "activity",
] as const;
type Values = Partial<Record<(typeof watched)[number], unknown>>;

const isRange = (value: unknown): value is { from: string; to: string } =>
  typeof value === "object" && value !== null && "from" in value && "to" in value;
const countIds = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function CouponSentence({ values, isTyped }: { values: Values; isTyped: boolean }) {
  const translate = useTranslate();
  const t = (key: string, options: object = {}) =>
    translate(`resources.platformCoupons.screen.${key}`, options);
  const coupon = useCouponText();
  const { formatOff } = useTermsText();
  const { locale } = useFormat();
  const blank = coupon("blank");
  const isDiscount = values.type === "discount";
  const { fullAmount, platformPercent, limitNum, totalNum, activity } = values;
  const amount = (value: unknown) => (typeof value === "number" ? formatMoney(value) : blank);
  const count = (value: unknown) =>
    typeof value === "number" ? formatNumber(value, locale) : blank;
  const day = (iso: string) => (iso ? formatDayName(iso, locale) : blank);
  const { from, to } = isRange(activity) ? activity : { from: "", to: "" };
  const isSelected = values.shopRange === "selected";
  const isCategory = values.useType === "category";
  const percent = typeof platformPercent === "number" ? platformPercent : null;
  const toPercent = (part: number | null) => (part === null ? blank : formatPercent(part, locale));
  const parts: Parts = {
    off: { text: formatOff(values) ?? blank, field: isDiscount ? "discount" : "amount" },
    minimum: { text: amount(fullAmount), field: "fullAmount" },
    products: isCategory
      ? {
          text: coupon("scope.category", { smart_count: countIds(values.cateIds) }),
          field: "cateIds",
        }
      : { text: coupon("scope.all"), field: "useType" },
    stores: isSelected
      ? { text: t("stores", { smart_count: countIds(values.shopIds) }), field: "shopIds" }
      : { text: t("allStores"), field: "shopRange" },
    limit: {
      text:
        typeof limitNum === "number"
          ? coupon("each", { smart_count: limitNum, count: count(limitNum) })
          : blank,
      field: "limitNum",
    },
    total: { text: count(totalNum), field: "totalNum" },
    from: { text: day(from), field: "activity" },
    to: { text: day(to), field: "activity" },
    platform: { text: toPercent(percent), field: "platformPercent" },
    rest: { text: toPercent(percent === null ? null : 100 - percent), field: "platformPercent" },
  };
  const hasMinimum = typeof fullAmount === "number" && fullAmount > 0;
  const bearer = percent === 100 ? "all" : percent === 0 ? "none" : "shared";
  return (
    <TokenSentence
      texts={[
        t(`sentence.${hasMinimum ? "from" : "any"}`),
        t("sentence.claimed"),
        t(`sentence.${bearer}`),
      ]}
      parts={parts}
      isTyped={isTyped}
    />
  );
}

/** The coupon as a sentence above its form, which follows what is typed. */
export function TypedSentence() {
  const typed: unknown[] = useWatch({ name: watched });
  const values: Values = Object.fromEntries(watched.map((name, place) => [name, typed[place]]));
  return <CouponSentence values={values} isTyped />;
}
/** The coupon as a sentence, for those who may only read it. */
export const ShownSentence = ({ record }: { record: AdminRecord<typeof platformCoupons> }) => (
  <CouponSentence values={record} isTyped={false} />
);
