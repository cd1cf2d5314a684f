import { thumbnails } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `images`. */
const imagesDisplay: KindDisplay = {
  render: thumbnails,
  column: { whole: true, element: 112 },
};

export default imagesDisplay;
