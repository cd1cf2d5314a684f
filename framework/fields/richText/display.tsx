import { Html, toPlainText } from "../../admin/display/Html.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `richText`. */
const richTextDisplay: KindDisplay = {
  render: ({ value, page }) => (page ? <Html html={String(value)} /> : toPlainText(String(value))),
};

export default richTextDisplay;
