import Check from "@mui/icons-material/Check";
import Remove from "@mui/icons-material/Remove";
import type { FormatContext } from "../../admin/display/DisplayProps.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

const formatFlag = (flag: boolean, { translate }: FormatContext) =>
  translate(flag ? "ra.boolean.true" : "ra.boolean.false");

/** Shows the values of `boolean`. */
export const booleanDisplay: KindDisplay = {
  render: ({ value, page, format }) => {
    const message = formatFlag(Boolean(value), format);
    if (page) return message;
    const Icon = value ? Check : Remove;
    return <Icon fontSize="small" titleAccess={message} color={value ? "success" : "disabled"} />;
  },
  column: { whole: true, element: 20, share: 0.5 },
  formatFilter: (value, format) => formatFlag(value === "true", format),
};
