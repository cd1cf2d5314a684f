import { useMemo } from "react";
import { useLocale, useTranslate } from "react-admin";
import type { KindInputProps } from "../../../../framework/admin/input/InputProps.ts";
import { NumberInput } from "../../../../framework/admin/input/NumberInput.tsx";
import type { Field } from "../../../../framework/schema/index.ts";
import { parsePercentOff, toPercentOff } from "./discountRateKind.ts";

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
export function DiscountRateInput(props: KindInputProps) {
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
