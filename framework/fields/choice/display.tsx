import { getChoiceLabel } from "../../admin/display/choiceLabel.ts";
import { StatusChip } from "../../admin/display/StatusChip.tsx";
import { getTone } from "../../admin/display/tones.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { isState } from "./schema.ts";

/** Shows the values of `choice`: a state as a chip, and everything else as text. */
const choiceDisplay: KindDisplay = {
  render: (shown) => {
    const label = getChoiceLabel(shown, shown.value);
    if (!isState(shown.name, shown.field.options)) return label;
    return <StatusChip tone={getTone(String(shown.value))}>{label}</StatusChip>;
  },
  column: { whole: true, chip: true },
  estimate: (shown) => getChoiceLabel(shown, shown.value),
};

export default choiceDisplay;
