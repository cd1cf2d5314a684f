import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { NumberInput } from "../../admin/input/NumberInput.tsx";

/** A number with a percent sign. */
const PercentInput = (props: KindInputProps) => <NumberInput {...props} after="%" />;

export default PercentInput;
