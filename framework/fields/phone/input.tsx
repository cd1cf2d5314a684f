import type { KindInputProps } from "../../admin/input/InputProps.ts";
import TextInput from "../text/input.tsx";

/** A text input with the keyboard for it on a phone. */
const PhoneInput = (props: KindInputProps) => <TextInput {...props} type="tel" maxLength={32} />;

export default PhoneInput;
