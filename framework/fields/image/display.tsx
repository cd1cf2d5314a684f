import { thumbnail } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `image`. */
const imageDisplay: KindDisplay = {
  render: (shown) => thumbnail(shown, String(shown.value)),
  column: { whole: true, element: 40 },
};

export default imageDisplay;
