import { useTranslate } from "react-admin";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { NumberInput } from "../../admin/input/NumberInput.tsx";

/** A number of minutes; `1:30` is read as 90. */
export default function DurationInput(props: KindInputProps) {
  const translate = useTranslate();
  return <NumberInput {...props} after={translate("framework.form.minutes")} />;
}
