import { asNumber } from "../../admin/display/asNumber.tsx";
import { formatNumber } from "../../admin/display/format.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import type { DecimalOptions } from "./schema.ts";

/** Shows the values of `decimal`. */
const decimalDisplay: KindDisplay = {
  render: asNumber((value, { field, format }) => {
    const { decimals = 2, unit }: DecimalOptions = field.options;
    const number = formatNumber(value, format.locale, 0, decimals);
    return unit ? `${number} ${unit}` : number;
  }),
  column: { whole: true },
  estimate: ({ value, format }) => formatNumber(Number(value), format.locale, 0, 4),
};

export default decimalDisplay;
