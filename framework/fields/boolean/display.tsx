import Check from "@mui/icons-material/Check";
import Remove from "@mui/icons-material/Remove";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `boolean`. */
export const booleanDisplay: KindDisplay = {
  render: ({ value, page, format }) => {
    const message = format.translate(value ? "ra.boolean.true" : "ra.boolean.false");
    if (page) return message;
    const Icon = value ? Check : Remove;
    return <Icon fontSize="small" titleAccess={message} color={value ? "success" : "disabled"} />;
  },
  column: { whole: true, element: 20, share: 0.5 },
};
