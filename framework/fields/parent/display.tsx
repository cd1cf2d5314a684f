import { renderReferenceLink } from "../../admin/display/reference.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `parent`. */
const parentDisplay: KindDisplay = {
  render: renderReferenceLink,
};

export default parentDisplay;
