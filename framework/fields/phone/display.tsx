import { webLink } from "../../admin/display/media.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** A masked number cannot be dialled. */
const isMasked = (number: string) => /[*•]/.test(number);

/** Shows the values of `phone`. */
const phoneDisplay: KindDisplay = {
  render: ({ value }) => {
    const number = String(value);
    return isMasked(number) ? number : webLink(`tel:${number.replace(/[^+\d]/g, "")}`, number);
  },
  column: { whole: true, initial: 132 },
};

export default phoneDisplay;
