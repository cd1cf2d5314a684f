import { FieldText } from "../../admin/input/FieldText.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { toInputText, toValue } from "../../admin/input/textValue.ts";
import { useField } from "../../admin/input/useField.tsx";

/** The limit up to which a required text is counted from its start, as a reason is. */
const shortText = 500;

/** A text area that grows with its content, and counts characters near the limit. */
export default function LongTextInput(props: KindInputProps) {
  const control = useField(props);
  const { max = 5000, required } = props.field.options;
  const text = toInputText(control.value);
  const count =
    text.length > max * 0.8 || (required && max <= shortText) ? `${text.length} / ${max}` : null;
  return (
    <FieldText
      props={props}
      control={control}
      multiline
      minRows={props.compact ? 1 : 3}
      maxRows={14}
      value={text}
      onText={(next) => control.change(toValue(next))}
      helperText={control.message ?? count}
    />
  );
}
