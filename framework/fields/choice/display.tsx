import { getChoiceLabel } from "../../admin/display/choiceLabel.ts";
import { StatusChip } from "../../admin/display/StatusChip.tsx";
import { getChip, getTone } from "../../admin/display/tones.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { isState } from "./schema.ts";

/** Shows the values of `choice`: a state as a chip, and everything else as text. */
const choiceDisplay: KindDisplay = {
  render: (shown) => {
    const label = getChoiceLabel(shown, shown.value);
    if (!isState(shown.name, shown.field.options)) return label;
    const state = String(shown.value);
    // Stages are those of the field that actions change.
    const chip =
      shown.name === "status" ? getChip(shown.resource, state) : { tone: getTone(state) };
    return <StatusChip {...chip}>{label}</StatusChip>;
  },
  column: { whole: true, chip: true },
  estimate: (shown) => getChoiceLabel(shown, shown.value),
};

export default choiceDisplay;
