import { webLink } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `phone`. */
const phoneDisplay: KindDisplay = {
  render: ({ value }) => webLink(`tel:${String(value).replace(/[^+\d]/g, "")}`, String(value)),
  column: { whole: true, initial: 132 },
};

export default phoneDisplay;
