import type { KindInputProps } from "../../admin/input/InputProps.ts";
import TextInput from "../text/input.tsx";

/** A text input with the keyboard for it on a phone. */
const EmailInput = (props: KindInputProps) => <TextInput {...props} type="email" maxLength={255} />;

export default EmailInput;
