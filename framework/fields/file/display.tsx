import { fileLink } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `file`. */
const fileDisplay: KindDisplay = {
  render: fileLink,
};

export default fileDisplay;
