import { formatDay, formatDayName } from "../../admin/display/formatMoment.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `date`, all in one format, so that those of a column can be compared. */
const dateDisplay: KindDisplay = {
  render: ({ value, format: { locale } }) => {
    const day = String(value);
    return (
      <time dateTime={day} title={day} style={{ whiteSpace: "nowrap" }}>
        {formatDayName(day, locale)}
      </time>
    );
  },
  column: { whole: true, initial: 90, share: 1.25 },
  plain: true,
  estimate: ({ value, format: { locale } }) => formatDayName(String(value), locale),
  formatFilter: (value, { locale, timeZone }) => formatDay(value, locale, timeZone),
};

export default dateDisplay;
