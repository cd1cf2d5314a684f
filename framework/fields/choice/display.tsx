import { getChoiceLabel } from "../../admin/display/choiceLabel.ts";
import { StatusChip } from "../../admin/display/StatusChip.tsx";
import { getTone } from "../../admin/display/tones.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `choice`. */
export const choiceDisplay: KindDisplay = {
  render: (shown) => (
    <StatusChip tone={getTone(String(shown.value))}>
      {getChoiceLabel(shown, shown.value)}
    </StatusChip>
  ),
  column: { whole: true, chip: true },
  estimate: (shown) => getChoiceLabel(shown, shown.value),
};
