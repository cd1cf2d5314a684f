import { renderReferenceLink } from "../../admin/display/reference.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `parent`. */
export const parentDisplay: KindDisplay = {
  render: renderReferenceLink,
};
