import Autocomplete from "@mui/material/Autocomplete";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import TextField from "@mui/material/TextField";
import { FieldGroup } from "../../admin/input/FieldGroup.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";
import { useResourceMessages } from "../../admin/useResourceMessages.ts";
import { listChoiceValues } from "../../schema/index.ts";

/** Checkboxes, or a select of several for many values. */
export default function ChoicesInput(props: KindInputProps) {
  const { field, choiceMessages, compact } = props;
  const control = useField(props);
  const messages = useResourceMessages(props.resource);
  const all = listChoiceValues(field);
  const chosen = Array.isArray(control.value) ? control.value.map(String) : [];
  /** In the order of the declaration, independent of the order of the clicks. */
  const choose = (next: readonly string[]) =>
    control.change(all.filter((value) => next.includes(value)));
  if (!compact && all.length <= 8)
    return (
      <FieldGroup props={props} control={control}>
        <FormGroup row>
          {all.map((value, place) => (
            <FormControlLabel
              key={value}
              label={messages.getChoiceLabel(choiceMessages, value)}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(value)}
                  onChange={(_, on) =>
                    choose(on ? [...chosen, value] : chosen.filter((one) => one !== value))
                  }
                  onBlur={control.blur}
                  slotProps={{ input: { ...(place === 0 && { ref: control.ref }) } }}
                />
              }
            />
          ))}
        </FormGroup>
      </FieldGroup>
    );
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      options={[...all]}
      value={chosen}
      getOptionLabel={(value) => messages.getChoiceLabel(choiceMessages, value)}
      onChange={(_, next) => choose(next)}
      onBlur={control.blur}
      renderInput={(input) => (
        <TextField
          {...input}
          margin="none"
          label={compact ? undefined : props.label}
          required={control.required}
          error={control.error !== null}
          helperText={control.message}
          inputRef={control.ref}
          slotProps={{
            htmlInput: { ...input.inputProps, required: false, "aria-label": props.label },
          }}
        />
      )}
    />
  );
}
