import { getChoiceLabel } from "../../admin/display/choiceLabel.ts";
import { StatusChip } from "../../admin/display/StatusChip.tsx";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Shows the values of `choices`. */
const choicesDisplay: KindDisplay = {
  render: (shown) =>
    shown.page ? (
      <span style={{ display: "inline-flex", flexWrap: "wrap", gap: 4, maxWidth: "100%" }}>
        {[shown.value].flat().map((value) => (
          <StatusChip key={String(value)} tone="neutral">
            {getChoiceLabel(shown, value)}
          </StatusChip>
        ))}
      </span>
    ) : (
      // A truncated sentence is still readable, truncated chips are not.
      [shown.value]
        .flat()
        .map((value) => getChoiceLabel(shown, value))
        .join(shown.format.translate("punctuation.comma"))
    ),
  estimate: (shown) =>
    [shown.value]
      .flat()
      .map((value) => getChoiceLabel(shown, value))
      .join(", "),
};

export default choicesDisplay;
