import { renderRows } from "../../admin/display/rows.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `rows`. */
const rowsDisplay: KindDisplay = {
  render: renderRows,
  column: { whole: true },
  estimate: () => "00 000000",
};

export default rowsDisplay;
