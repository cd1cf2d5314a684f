import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { KindInputProps } from "./InputProps.ts";
import type { FieldControl } from "./useField.tsx";

type Props = Omit<TextFieldProps, "onChange" | "value" | "label"> & {
  props: KindInputProps;
  control: FieldControl;
  value: string;
  onText: (text: string) => void;
  input?: Record<string, string | number | undefined>;
};

/**
 * The text input under most kinds: label with required asterisk, and help text and error below,
 * both announced by screen readers.
 */
export function FieldText({ props, control, value, onText, input, slotProps, ...rest }: Props) {
  const { label, compact, source } = props;
  return (
    <TextField
      fullWidth
      margin="none"
      size="small"
      id={control.id}
      name={source}
      label={compact ? undefined : label}
      hiddenLabel={compact}
      required={control.required}
      error={control.error !== null}
      helperText={control.message}
      inputRef={control.ref}
      value={value}
      onChange={(event) => onText(event.target.value)}
      onBlur={control.blur}
      {...rest}
      slotProps={{
        ...slotProps,
        htmlInput: { ...input, ...(compact && { "aria-label": label }) },
      }}
    />
  );
}
