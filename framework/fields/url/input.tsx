import type { KindInputProps } from "../../admin/input/InputProps.ts";
import TextInput from "../text/input.tsx";

/** A text input with the keyboard for it on a phone. */
const UrlInput = (props: KindInputProps) => <TextInput {...props} type="url" maxLength={2000} />;

export default UrlInput;
