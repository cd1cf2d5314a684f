import { formatDayRange } from "../../admin/display/formatMoment.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { isRecord } from "../parse/reject.ts";

const formatRange = (value: unknown, locale: string): string =>
  isRecord(value) ? formatDayRange(String(value.from), String(value.to), locale) : String(value);

/** Shows the values of `dateRange`. */
const dateRangeDisplay: KindDisplay = {
  render: ({ value, format }) => formatRange(value, format.locale),
  column: { whole: true, initial: 190, share: 2.2 },
  plain: true,
  estimate: ({ value, format }) => formatRange(value, format.locale),
};

export default dateRangeDisplay;
