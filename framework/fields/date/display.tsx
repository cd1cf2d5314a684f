import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `date`. */
export const dateDisplay: KindDisplay = {
  render: ({ value }) => String(value),
  column: { whole: true, initial: 82, share: 1.25 },
  plain: true,
};
