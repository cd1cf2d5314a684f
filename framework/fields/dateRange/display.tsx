import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { formatRange } from "./formatRange.ts";

/** Shows the values of `dateRange`. */
const dateRangeDisplay: KindDisplay = {
  render: ({ value, format }) => formatRange(value, format.locale),
  column: { whole: true, initial: 190, share: 2.2 },
  plain: true,
  estimate: ({ value, format }) => formatRange(value, format.locale),
};

export default dateRangeDisplay;
