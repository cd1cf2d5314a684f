import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import { EyeIcon } from "../../admin/icons/EyeIcon.ts";
import { EyeOffIcon } from "../../admin/icons/EyeOffIcon.ts";
import { FieldText } from "../../admin/input/FieldText.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { toInputText, toValue } from "../../admin/input/textValue.ts";
import { useField } from "../../admin/input/useField.tsx";

/** Renders the input of a password, with a button that shows what is typed. */
export default function PasswordInput(props: KindInputProps) {
  const control = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldText
      props={props}
      control={control}
      type={shown ? "text" : "password"}
      value={toInputText(control.value)}
      onText={(text) => control.change(toValue(text))}
      autoComplete="new-password"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-pressed={shown}
                aria-label={control.translate(
                  shown ? "framework.form.hidePassword" : "framework.form.showPassword",
                )}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOffIcon fontSize="small" /> : <EyeIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
