import { useMemo } from "react";
import { useLocale, useTranslate } from "react-admin";
import type { FormatContext } from "../../../../framework/admin/display/DisplayProps.ts";
import { formatNumber, formatPercent } from "../../../../framework/admin/display/format.ts";
import type { KindInputProps } from "../../../../framework/admin/input/InputProps.ts";
import { NumberInput } from "../../../../framework/admin/input/NumberInput.tsx";
import { defineKindScreens } from "../../../../framework/admin/resources.tsx";
import type { Field } from "../../../../framework/schema/index.ts";
import { discountRate, parsePercentOff, toPercentOff } from "./discountRateKind.ts";

/** What a rate takes off, as its readers say it: 950 thousandths are 5% off, or 9.5 折. */
function formatRate(rate: number, { translate, locale }: FormatContext): string {
  const off = translate("resources.coupons.screen.percentOff", {
    percent: formatPercent(toPercentOff(rate), locale),
    rate: formatNumber(rate / 100, locale, 0, 2),
  });
  return translate("resources.coupons.screen.terms.percent", { off });
}

/** The field, typed as a percentage off: `5` is the rate 950. */
const asPercentOff = (field: Field): Field => ({
  ...field,
  type: {
    ...field.type,
    fromTyped: parsePercentOff,
    toTyped: (rate: number) => String(toPercentOff(rate)),
  },
});

/** Takes a rate as its writers say it: Chinese ones as 9.5 折, others as 5% off. */
function DiscountRateInput(props: KindInputProps) {
  const translate = useTranslate();
  const isTenths = useLocale().startsWith("zh");
  const field = useMemo(
    () => (isTenths ? props.field : asPercentOff(props.field)),
    [isTenths, props.field],
  );
  return (
    <NumberInput {...props} field={field} after={translate("resources.coupons.screen.rateUnit")} />
  );
}

export default defineKindScreens(discountRate, {
  Input: DiscountRateInput,
  display: {
    render: ({ value, format }) => formatRate(value, format),
    column: { whole: true },
    plain: true,
    estimate: ({ value, format }) => formatRate(Number(value), format),
  },
});
