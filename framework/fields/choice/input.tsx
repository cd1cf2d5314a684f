import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { FieldGroup } from "../../admin/input/FieldGroup.tsx";
import { FieldText } from "../../admin/input/FieldText.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";
import { useResourceMessages } from "../../admin/useResourceMessages.ts";
import { listChoiceValues } from "../../schema/index.ts";

/** The options of a required choice in the dialog of an action that are shown at once. */
const maxChips = 6;

/**
 * A required choice with up to three options is shown as radio buttons, one of an action's dialog
 * with some more as chips, and any other as a select.
 */
export default function ChoiceInput(props: KindInputProps) {
  const { field, choiceMessages, compact } = props;
  const control = useField(props);
  const messages = useResourceMessages(props.resource);
  const all = listChoiceValues(field);
  const value = typeof control.value === "string" ? control.value : "";
  if (!compact && all.length <= 3 && control.required)
    return (
      <FieldGroup props={props} control={control}>
        <RadioGroup
          row
          name={props.source}
          value={value}
          onChange={(_, word) => control.change(word)}
        >
          {all.map((word, place) => (
            <FormControlLabel
              key={word}
              value={word}
              label={messages.getChoiceLabel(choiceMessages, word)}
              control={
                <Radio
                  size="small"
                  slotProps={{ input: { ...(place === 0 && { ref: control.ref }) } }}
                  onBlur={control.blur}
                />
              }
            />
          ))}
        </RadioGroup>
      </FieldGroup>
    );
  const isInDialog = choiceMessages.startsWith("inputChoices.");
  if (!compact && isInDialog && all.length <= maxChips && control.required)
    return (
      <FieldGroup props={props} control={control}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {all.map((word, place) => (
            <Chip
              key={word}
              ref={place === 0 ? control.ref : undefined}
              label={messages.getChoiceLabel(choiceMessages, word)}
              variant="outlined"
              color={value === word ? "primary" : "default"}
              aria-pressed={value === word}
              onClick={() => control.change(word)}
              onBlur={control.blur}
            />
          ))}
        </Box>
      </FieldGroup>
    );
  return (
    <FieldText
      props={props}
      control={control}
      select
      value={value}
      onText={(word) => control.change(word || null)}
      slotProps={{ select: compact ? { SelectDisplayProps: { "aria-label": props.label } } : {} }}
    >
      {(!control.required || value === "") && (
        <MenuItem value="">
          <em>{control.translate("framework.form.none")}</em>
        </MenuItem>
      )}
      {all.map((word) => (
        <MenuItem key={word} value={word}>
          {messages.getChoiceLabel(choiceMessages, word)}
        </MenuItem>
      ))}
    </FieldText>
  );
}
