import { DateField } from "../../admin/input/DateField.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";

/** A day, typed or picked. */
export default function DateInput(props: KindInputProps) {
  const control = useField(props);
  const value = typeof control.value === "string" ? control.value : "";
  return (
    <DateField
      props={props}
      control={control}
      value={value}
      onText={(text) => control.change(text || null)}
    />
  );
}
