import Autocomplete from "@mui/material/Autocomplete";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { listChoiceValues } from "../../schema/index.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { FieldText } from "./FieldText.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { useField } from "./useField.ts";

export function BooleanInput(props: KindInputProps) {
  const control = useField(props);
  const { compact, label } = props;
  const toggle = (
    <Switch
      checked={control.value === true}
      onChange={(_, checked) => control.change(checked)}
      onBlur={control.blur}
      slotProps={{
        input: {
          ref: control.ref,
          role: "switch",
          name: props.source,
          ...(compact && { "aria-label": label }),
          ...(control.message && { "aria-describedby": control.messageId }),
        },
      }}
    />
  );
  return (
    <FormControl margin="none" error={control.error !== null}>
      {compact ? toggle : <FormControlLabel control={toggle} label={label} />}
      {control.message && (
        <FormHelperText
          id={control.messageId}
          role={control.error ? "alert" : undefined}
          sx={{ mx: 0 }}
        >
          {control.message}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A required choice with up to three options is shown as radio buttons, any other as a select. */
export function ChoiceInput(props: KindInputProps) {
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
          <em>{control.translate("markethall.form.none")}</em>
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

export function ChoicesInput(props: KindInputProps) {
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
