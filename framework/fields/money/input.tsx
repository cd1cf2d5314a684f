import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { NumberInput } from "../../admin/input/NumberInput.tsx";

/** A number with the sign of the currency. */
export const MoneyInput = (props: KindInputProps) => <NumberInput {...props} before="A$" />;
