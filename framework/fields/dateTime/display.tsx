import {
  formatDay,
  formatExactly,
  formatMoment,
  formatMomentDay,
} from "../../admin/display/formatMoment.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `dateTime`. */
const dateTimeDisplay: KindDisplay = {
  render: ({ value, format: { locale, timeZone, daysOnly } }) => {
    const iso = String(value);
    return (
      <time
        dateTime={iso}
        title={formatExactly(iso, locale, timeZone)}
        style={{ whiteSpace: "nowrap" }}
      >
        {(daysOnly ? formatMomentDay : formatMoment)(iso, locale, timeZone)}
      </time>
    );
  },
  column: { whole: true, initial: 130, share: 1.6 },
  plain: true,
  estimate: ({ value, format: { locale, timeZone } }) =>
    formatMoment(String(value), locale, timeZone),
  // The bounds of days are shown as days; any other instant is one of the tenant's clocks.
  formatFilter: (value, { locale, timeZone }) =>
    /T.+Z$/.test(value)
      ? formatMoment(value, locale, timeZone)
      : formatDay(value, locale, timeZone),
};

export default dateTimeDisplay;
