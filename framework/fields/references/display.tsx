import { renderReferenceLinks } from "../../admin/display/reference.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `references`. */
const referencesDisplay: KindDisplay = {
  render: renderReferenceLinks,
  column: { share: 2.2 },
};

export default referencesDisplay;
