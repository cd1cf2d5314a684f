import type { FormatContext } from "../../admin/display/DisplayProps.ts";
import { formatDayName } from "../../admin/display/formatMoment.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { isRecord } from "../parse/reject.ts";

const formatRange = (value: unknown, { locale }: Pick<FormatContext, "locale">): string => {
  if (!isRecord(value)) return String(value);
  const [from, to] = [value.from, value.to].map((day) => formatDayName(String(day), locale));
  return from === to ? (from ?? "") : `${from} – ${to}`;
};

/** Shows the values of `dateRange`: "4 Nov 2026 – 6 Jan 2027". */
const dateRangeDisplay: KindDisplay = {
  render: ({ value, format }) => formatRange(value, format),
  column: { whole: true, initial: 190, share: 2.2 },
  plain: true,
  estimate: ({ value, format }) => formatRange(value, format),
};

export default dateRangeDisplay;
