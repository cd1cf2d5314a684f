import { fileLink } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `video`. */
export const videoDisplay: KindDisplay = {
  render: fileLink,
};
