import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { use, useState } from "react";
import { useTranslate } from "react-admin";
import { EyeIcon } from "../../framework/admin/icons/EyeIcon.ts";
import { EyeOffIcon } from "../../framework/admin/icons/EyeOffIcon.ts";
import { FormSize } from "./formSize.ts";

interface Props
  extends Pick<TextFieldProps, "label" | "value" | "onChange" | "error" | "inputRef"> {
  name: string;
  helperText?: string | undefined;
  required?: boolean;
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button that shows the password. */
export function PasswordInput({ name, helperText, required = false, ...props }: Props) {
  const translate = useTranslate();
  const [visible, setVisible] = useState(false);
  const size = use(FormSize);
  return (
    <TextField
      {...props}
      helperText={helperText}
      type={visible ? "text" : "password"}
      fullWidth
      size={size}
      slotProps={{
        htmlInput: { name, "aria-required": required },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size={size}
                edge="end"
                aria-label={translate(
                  `markethall.shell.login.${visible ? "hidePassword" : "showPassword"}`,
                )}
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
              >
                {visible ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
