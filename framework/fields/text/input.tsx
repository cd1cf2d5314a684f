import { FieldText } from "../../admin/input/FieldText.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { toInputText, toValue } from "../../admin/input/textValue.ts";
import { useField } from "../../admin/input/useField.tsx";

/** A single-line text input, with the suitable phone keyboard for addresses and numbers. */
export default function TextInput({
  type = "text",
  maxLength = 255,
  ...props
}: KindInputProps & { type?: string; maxLength?: number }) {
  const control = useField(props);
  const { max = maxLength } = props.field.options;
  return (
    <FieldText
      props={props}
      control={control}
      type={type}
      value={toInputText(control.value)}
      onText={(text) => control.change(toValue(text))}
      input={{ maxLength: max }}
    />
  );
}
