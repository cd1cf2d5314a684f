import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { isRecord } from "../parse/reject.ts";

/** Shows the values of `dateRange`. */
const dateRangeDisplay: KindDisplay = {
  render: ({ value }) => (isRecord(value) ? `${value.from} – ${value.to}` : String(value)),
  column: { whole: true, initial: 190, share: 2.2 },
  estimate: () => "2000-00-00 – 2000-00-00",
};

export default dateRangeDisplay;
