import { FieldGroup } from "../FieldGroup.tsx";
import type { KindInputProps } from "../InputProps.ts";
import { useField } from "../useField.tsx";
import RichTextArea from "./RichTextArea.tsx";

/** The rich text editor as a field input. */
export default function RichTextEditor(props: KindInputProps) {
  const control = useField(props);
  return (
    <FieldGroup props={props} control={control}>
      <RichTextArea
        resource={props.resource}
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
