import { asNumber } from "../../admin/display/asNumber.tsx";
import { formatNumber } from "../../admin/display/format.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import type { DecimalOptions } from "./schema.ts";

function formatDecimal(value: number, { decimals = 2, unit }: DecimalOptions, locale: string) {
  const number = formatNumber(value, locale, 0, decimals);
  return unit ? `${number} ${unit}` : number;
}

/** Shows the values of `decimal`. */
const decimalDisplay: KindDisplay = {
  render: asNumber((value, { field, format }) =>
    formatDecimal(value, field.options, format.locale),
  ),
  column: { whole: true },
  estimate: ({ value, field, format }) =>
    formatDecimal(Number(value), field.options, format.locale),
};

export default decimalDisplay;
