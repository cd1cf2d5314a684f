import { FieldGroup } from "./FieldGroup.tsx";
import type { KindInputProps } from "./InputProps.ts";
import RichTextArea from "./RichTextArea.tsx";
import { useField } from "./useField.ts";

/** The rich text editor as a field input. */
export default function RichTextEditor(props: KindInputProps) {
  const control = useField(props);
  return (
    <FieldGroup props={props} control={control}>
      <RichTextArea
        html={typeof control.value === "string" ? control.value : ""}
        label={props.label}
        required={control.required}
        invalid={control.error !== null}
        describedBy={control.message ? control.messageId : undefined}
        onChange={control.change}
        onBlur={control.blur}
        areaRef={control.ref}
      />
    </FieldGroup>
  );
}
