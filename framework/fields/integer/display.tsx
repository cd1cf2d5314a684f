import { asNumber } from "../../admin/display/asNumber.tsx";
import { formatNumber } from "../../admin/display/format.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `integer`. */
const integerDisplay: KindDisplay = {
  render: asNumber((value, { name, format }) =>
    name === "id" ? String(value) : formatNumber(value, format.locale),
  ),
  column: { whole: true, share: 0.8 },
  plain: true,
  estimate: ({ value, format }) => formatNumber(Number(value), format.locale, 0, 4),
};

export default integerDisplay;
