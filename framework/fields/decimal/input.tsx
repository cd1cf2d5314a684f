import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { NumberInput } from "../../admin/input/NumberInput.tsx";
import type { DecimalOptions } from "./schema.ts";

/** A number with its unit. */
export default function DecimalInput(props: KindInputProps) {
  const { unit }: DecimalOptions = props.field.options;
  return <NumberInput {...props} {...(unit !== undefined && { after: unit })} />;
}
