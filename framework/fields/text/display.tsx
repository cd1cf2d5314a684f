import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `text`. */
const textDisplay: KindDisplay = {
  render: ({ value }) => String(value),
  plain: true,
  column: { share: 1.5 },
};

export default textDisplay;
