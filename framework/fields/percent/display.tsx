import { asNumber } from "../../admin/display/asNumber.tsx";
import { formatPercent } from "../../admin/display/format.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `percent`. */
const percentDisplay: KindDisplay = {
  render: asNumber((value, { format }) => formatPercent(value, format.locale)),
  column: { whole: true, share: 0.8 },
  estimate: ({ value, format }) => formatPercent(Number(value), format.locale),
  formatFilter: (value) => `${value}%`,
};

export default percentDisplay;
