import { noValue } from "../../admin/display/noValue.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `computed`, which have the display of their own kind. */
const computedDisplay: KindDisplay = {
  render: (shown) =>
    shown.field.kind === "computed"
      ? shown.renderValue({ ...shown, field: shown.field.options.of })
      : noValue,
  rendersEmpty: true,
};

export default computedDisplay;
