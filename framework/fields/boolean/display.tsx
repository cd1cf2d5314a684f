import { Minus } from "lucide";
import type { FormatContext } from "../../admin/display/DisplayProps.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { CheckIcon } from "../../admin/icons/CheckIcon.ts";
import { createIcon } from "../../admin/icons/createIcon.tsx";

const MinusIcon = createIcon(Minus);

const formatFlag = (flag: boolean, { translate }: FormatContext) =>
  translate(flag ? "ra.boolean.true" : "ra.boolean.false");

/** Shows the values of `boolean`. */
const booleanDisplay: KindDisplay = {
  render: ({ value, page, format }) => {
    const message = formatFlag(Boolean(value), format);
    if (page) return message;
    const Icon = value ? CheckIcon : MinusIcon;
    return <Icon fontSize="small" titleAccess={message} color={value ? "success" : "disabled"} />;
  },
  column: { whole: true, element: 20, share: 0.5 },
  formatFilter: (value, format) => formatFlag(value === "true", format),
};

export default booleanDisplay;
