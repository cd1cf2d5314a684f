import { DateBox } from "./DateBox.tsx";
import type { KindInputProps } from "./InputProps.ts";
import type { FieldControl } from "./useField.tsx";

interface Props {
  props: KindInputProps;
  control: FieldControl;
  value: string;
  time?: boolean;
  note?: string | undefined;
  onText: (text: string) => void;
}
/** One date input with its label, and help text or error below. */
export const DateField = ({
  props: { label, compact, source },
  control,
  value,
  time = false,
  note,
  onText,
}: Props) => (
  <DateBox
    fullWidth
    margin="none"
    size="small"
    time={time}
    id={control.id}
    name={source}
    purpose={label}
    label={compact ? undefined : label}
    hiddenLabel={compact}
    required={control.required}
    error={control.error !== null}
    helperText={control.message ?? note}
    inputRef={control.ref}
    value={value}
    onText={onText}
    onBlur={control.blur}
    htmlInput={compact ? { "aria-label": label } : {}}
  />
);
