import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { type InputHTMLAttributes, use } from "react";
import { FormSize } from "./formSize.ts";

interface Props
  extends Pick<
    TextFieldProps,
    "label" | "value" | "onChange" | "error" | "autoComplete" | "autoFocus"
  > {
  name: string;
  helperText?: string;
  required?: boolean;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
}

/** A text field of the sign-in forms: sized for touch at sign-in, without autocorrection. */
export function AuthTextInput({ name, helperText, required = false, inputMode, ...props }: Props) {
  const size = use(FormSize);
  return (
    <TextField
      {...props}
      helperText={helperText}
      fullWidth
      size={size}
      slotProps={{
        htmlInput: {
          name,
          autoCapitalize: "none",
          spellCheck: false,
          inputMode,
          "aria-required": required,
        },
      }}
    />
  );
}
