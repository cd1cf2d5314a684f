import { webLink } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `url`. */
const urlDisplay: KindDisplay = {
  render: ({ value }) =>
    webLink(String(value), String(value).replace(/^https?:\/\/(www\.)?|\/$/g, "")),
};

export default urlDisplay;
