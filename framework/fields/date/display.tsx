import { formatDay } from "../../admin/display/formatMoment.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `date`. */
const dateDisplay: KindDisplay = {
  render: ({ value, format: { locale, timeZone } }) => {
    const day = String(value);
    return (
      <time dateTime={day} title={day} style={{ whiteSpace: "nowrap" }}>
        {formatDay(day, locale, timeZone)}
      </time>
    );
  },
  column: { whole: true, initial: 90, share: 1.25 },
  plain: true,
  estimate: ({ value, format: { locale, timeZone } }) => formatDay(String(value), locale, timeZone),
  formatFilter: (value, { locale, timeZone }) => formatDay(value, locale, timeZone),
};

export default dateDisplay;
