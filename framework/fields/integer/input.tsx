import { useLocale } from "react-admin";
import { nameTimeUnit } from "../../admin/display/formatTimeSpan.ts";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { NumberInput } from "../../admin/input/NumberInput.tsx";
import type { IntegerOptions } from "./schema.ts";

/** A whole number, with the unit of time that it counts. */
export default function IntegerInput(props: KindInputProps) {
  const locale = useLocale();
  const { timeUnit }: IntegerOptions = props.field.options;
  return <NumberInput {...props} {...(timeUnit && { after: nameTimeUnit(timeUnit, locale) })} />;
}
