import InputAdornment from "@mui/material/InputAdornment";
import { useLayoutEffect, useRef, useState } from "react";
import { FieldText } from "./FieldText.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { readableNumber, readNumber, writeNumber } from "./numberText.ts";
import { useField } from "./useField.tsx";

/**
 * A number input that shows typed text unchanged until blur, and afterwards while it is invalid.
 * The value has thousands separators, except while it is focused.
 */
export function NumberInput({
  before,
  after,
  ...props
}: KindInputProps & {
  /** Shown before the number, and after it. */
  before?: string;
  after?: string;
}) {
  const { field } = props;
  const control = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const pressed = useRef(false);
  const element = useRef<HTMLInputElement | null>(null);
  const current = typed !== null && readNumber(field, typed) === (control.value ?? null);
  useLayoutEffect(() => {
    // Restores the selection of an input focused by keyboard, which the change of format has
    // cleared.
    if (focused && !pressed.current) element.current?.select();
  }, [focused]);
  const shown = focused ? writeNumber(field, control.value) : readableNumber(field, control.value);
  return (
    <FieldText
      props={props}
      control={control}
      inputRef={(input: HTMLInputElement | null) => {
        element.current = input;
        control.ref(input);
      }}
      value={current ? typed : shown}
      onText={(text) => {
        setTyped(text);
        control.change(readNumber(field, text));
      }}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        pressed.current = false;
        setFocused(false);
        setTyped(null);
        control.blur();
      }}
      input={{
        inputMode: field.type.traits.whole ? "numeric" : "decimal",
      }}
      autoComplete="off"
      slotProps={{
        input: {
          startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
          endAdornment: after && <InputAdornment position="end">{after}</InputAdornment>,
          sx: { fontVariantNumeric: "tabular-nums" },
        },
      }}
    />
  );
}
