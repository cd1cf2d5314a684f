import { webLink } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `email`. */
const emailDisplay: KindDisplay = {
  render: ({ value }) => webLink(`mailto:${value}`, String(value)),
};

export default emailDisplay;
