import { asNumber } from "../../admin/display/asNumber.tsx";
import { formatNumber } from "../../admin/display/format.ts";
import { formatTimeSpan } from "../../admin/display/formatTimeSpan.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import type { IntegerOptions } from "./schema.ts";

/** Shows the values of `integer`. */
const integerDisplay: KindDisplay = {
  render: asNumber((value, { name, field, format }) => {
    const { timeUnit }: IntegerOptions = field.options;
    if (timeUnit) return formatTimeSpan(value, timeUnit, format.locale);
    return name === "id" ? String(value) : formatNumber(value, format.locale);
  }),
  column: { whole: true, share: 0.8 },
  plain: true,
  estimate: ({ value, field, format }) => {
    const { timeUnit }: IntegerOptions = field.options;
    return timeUnit
      ? formatTimeSpan(Number(value), timeUnit, format.locale)
      : formatNumber(Number(value), format.locale, 0, 4);
  },
};

export default integerDisplay;
