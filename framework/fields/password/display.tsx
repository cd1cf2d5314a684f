import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `password`. */
const passwordDisplay: KindDisplay = {
  render: () => "••••••••",
};

export default passwordDisplay;
