import { renderReferenceLink } from "../../admin/display/reference.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `reference`. */
export const referenceDisplay: KindDisplay = {
  render: renderReferenceLink,
  column: { share: 1.8 },
};
