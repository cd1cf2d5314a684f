import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { InputHTMLAttributes } from "react";

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

/** A text field of the sign-in forms: sized for touch, without autocorrection. */
export function AuthTextInput({ name, helperText, required = false, inputMode, ...props }: Props) {
  return (
    <TextField
      {...props}
      helperText={helperText}
      fullWidth
      size="medium"
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
