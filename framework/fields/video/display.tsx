import { fileLink } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `video`. */
const videoDisplay: KindDisplay = {
  render: fileLink,
};

export default videoDisplay;
