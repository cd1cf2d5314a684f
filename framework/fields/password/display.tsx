import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `password`. */
export const passwordDisplay: KindDisplay = {
  render: () => "••••••••",
};
