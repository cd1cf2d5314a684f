import { FoldedData } from "../../admin/display/FoldedData.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `json`. */
const jsonDisplay: KindDisplay = {
  // Uses the declaration's `formatLine`, otherwise the raw value.
  render: ({ value, page, field }) => {
    const { check, formatLine } = field.kind === "json" ? field.options : {};
    if (formatLine && check?.(value)) return formatLine(value);
    if (!page) return JSON.stringify(value);
    return <FoldedData>{JSON.stringify(value, null, 2)}</FoldedData>;
  },
};

export default jsonDisplay;
