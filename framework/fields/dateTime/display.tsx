import { formatInstant } from "../../admin/display/format.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `dateTime`. */
export const dateTimeDisplay: KindDisplay = {
  render: ({ value, format }) => {
    const instant = formatInstant(String(value), format.timeZone);
    return (
      <time dateTime={String(value)} title={instant} style={{ whiteSpace: "nowrap" }}>
        {instant.slice(0, 16)}
        {/* A table without enough width hides the seconds. */}
        <span className="seconds">{instant.slice(16)}</span>
      </time>
    );
  },
  column: { whole: true, initial: 150, hidden: 22, share: 1.6 },
  plain: true,
  estimate: ({ value, format }) => formatInstant(String(value), format.timeZone),
  // The bounds of days are shown as days; any other instant is one of the tenant's clocks.
  formatFilter: (value, { timeZone }) =>
    /T.+Z$/.test(value) ? formatInstant(value, timeZone) : value,
};
