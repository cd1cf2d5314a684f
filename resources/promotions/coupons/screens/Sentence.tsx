import { useWatch } from "react-hook-form";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { formatDayName } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import type { coupons } from "../coupons.ts";
import { type Parts, TokenSentence } from "./TokenSentence.tsx";
import { useCouponText, useTermsText } from "./useCouponText.ts";

const watched = [
  "type",
  "amount",
  "discount",
  "fullAmount",
  "useType",
  "goodsIds",
  "cateIds",
  "sendCondition",
  "fullSendAmount",
  "limitNum",
  "totalNum",
  "activity",
] as const;
type Values = Partial<Record<(typeof watched)[number], unknown>>;

const isRange = (value: unknown): value is { from: string; to: string } =>
  typeof value === "object" && value !== null && "from" in value && "to" in value;

/** The parts of the sentence that are values, each with the field that it leads to. */
function useParts(values: Values): Parts {
  const t = useCouponText();
  const { formatOff } = useTermsText();
  const { locale } = useFormat();
  const isDiscount = values.type === "discount";
  const { fullAmount, fullSendAmount, limitNum, totalNum, activity } = values;
  const count = (value: unknown) =>
    typeof value === "number" ? formatNumber(value, locale) : t("blank");
  const amount = (value: unknown) => (typeof value === "number" ? formatMoney(value) : t("blank"));
  const chosen = values.useType === "goods" ? values.goodsIds : values.cateIds;
  const many = Array.isArray(chosen) ? chosen.length : 0;
  const [scope, scopeField] =
    values.useType === "all" || values.useType === undefined
      ? [t("scope.all"), "useType"]
      : values.useType === "goods"
        ? [t("scope.goods", { smart_count: many }), "goodsIds"]
        : [t("scope.category", { smart_count: many }), "cateIds"];
  const day = (iso: string) => (iso ? formatDayName(iso, locale) : t("blank"));
  const { from, to } = isRange(activity) ? activity : { from: "", to: "" };
  return {
    off: { text: formatOff(values) ?? t("blank"), field: isDiscount ? "discount" : "amount" },
    minimum: { text: amount(fullAmount), field: "fullAmount" },
    scope: { text: scope, field: scopeField },
    limit: {
      text:
        typeof limitNum === "number"
          ? t("each", { smart_count: limitNum, count: count(limitNum) })
          : t("blank"),
      field: "limitNum",
    },
    total: { text: count(totalNum), field: "totalNum" },
    from: { text: day(from), field: "activity" },
    to: { text: day(to), field: "activity" },
    gift: { text: amount(fullSendAmount), field: "fullSendAmount" },
  };
}

function CouponSentence({ values, isTyped }: { values: Values; isTyped: boolean }) {
  const t = useCouponText();
  const parts = useParts(values);
  const hasMinimum = typeof values.fullAmount === "number" && values.fullAmount > 0;
  const way =
    values.sendCondition === "giftOnPurchase"
      ? "gift"
      : values.sendCondition === "backOffice"
        ? "given"
        : "claimed";
  const texts = [
    t(`sentence.${values.type === "discount" ? "percent" : "amount"}${hasMinimum ? "From" : ""}`),
    t(`sentence.${way}`),
  ];
  return <TokenSentence texts={texts} parts={parts} isTyped={isTyped} />;
}

/** The coupon as a sentence above its form, which follows what is typed. */
export function TypedSentence() {
  const typed: unknown[] = useWatch({ name: watched });
  const values: Values = Object.fromEntries(watched.map((name, place) => [name, typed[place]]));
  return <CouponSentence values={values} isTyped />;
}
/** The coupon as a sentence, for those who may only read it. */
export const ShownSentence = ({ record }: { record: AdminRecord<typeof coupons> }) => (
  <CouponSentence values={record} isTyped={false} />
);
