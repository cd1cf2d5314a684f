import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `longText`. */
const longTextDisplay: KindDisplay = {
  // A cell truncates long text; a page preserves line breaks.
  render: ({ value, page }) =>
    page ? (
      <span style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{String(value)}</span>
    ) : (
      String(value)
    ),
  plain: true,
  column: { share: 2 },
};

export default longTextDisplay;
