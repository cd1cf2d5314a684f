import { renderReferenceLink } from "../../admin/display/reference.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `reference`. */
const referenceDisplay: KindDisplay = {
  render: renderReferenceLink,
  column: { share: 1.8 },
};

export default referenceDisplay;
