import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { InputHTMLAttributes } from "react";

interface Props extends Pick<TextFieldProps, "label" | "value" | "onChange" | "error" | "autoComplete" | "autoFocus"> {
  name: string;
  helperText?: string;
  required?: boolean;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
}

/** One line of a form before the house: as large as a thumb, and never corrected by a keyboard. */
export function TextLine({ name, helperText, required = false, inputMode, ...props }: Props) {
  return (
    <TextField
      {...props}
      helperText={helperText}
      fullWidth
      size="medium"
      slotProps={{
        htmlInput: { name, autoCapitalize: "none", spellCheck: false, inputMode, "aria-required": required },
      }}
    />
  );
}
