import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import type { Kind } from "../../schema/index.ts";
import { FieldText } from "./FieldText.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { useField } from "./useField.ts";

const asText = (value: unknown) => (value === null || value === undefined ? "" : String(value));
/** An empty input is null. */
const orNull = (text: string) => (text === "" ? null : text);

const boxes: Partial<Record<Kind, { type: string; maxLength: number }>> = {
  email: { type: "email", maxLength: 255 },
  phone: { type: "tel", maxLength: 32 },
  url: { type: "url", maxLength: 2000 },
};
/** A single-line text input, with the suitable phone keyboard for addresses and numbers. */
export function TextInput(props: KindInputProps) {
  const control = useField(props);
  const { type, maxLength: longest } = boxes[props.field.kind] ?? { type: "text", maxLength: 255 };
  const { max = longest } = props.field.options;
  return (
    <FieldText
      props={props}
      control={control}
      type={type}
      value={asText(control.value)}
      onText={(text) => control.change(orNull(text))}
      input={{ maxLength: max }}
    />
  );
}

/** A text area that grows with its content, and counts characters near the limit. */
export function LongTextInput(props: KindInputProps) {
  const control = useField(props);
  const { max = 5000 } = props.field.options;
  const text = asText(control.value);
  const count = text.length > max * 0.8 ? `${text.length} / ${max}` : null;
  return (
    <FieldText
      props={props}
      control={control}
      multiline
      minRows={props.compact ? 1 : 3}
      maxRows={14}
      value={text}
      onText={(next) => control.change(orNull(next))}
      helperText={control.message ?? count}
    />
  );
}

/** Renders the input of a password, with a button that shows what is typed. */
export function PasswordInput(props: KindInputProps) {
  const control = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldText
      props={props}
      control={control}
      type={shown ? "text" : "password"}
      value={asText(control.value)}
      onText={(text) => control.change(orNull(text))}
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
                  shown ? "markethall.form.hidePassword" : "markethall.form.showPassword",
                )}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
