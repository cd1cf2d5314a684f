import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import { FieldText } from "./FieldText.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { readNumber, writeNumber } from "./numberText.ts";
import { useField } from "./useField.ts";

/** A number typed as text: what was typed stays as it is until it is left, and stays for good while it is wrong. */
export function NumberInput(props: KindInputProps) {
  const { field } = props;
  const control = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const standing = typed !== null && readNumber(field, typed) === (control.value ?? null);
  const { unit } = field.options as { unit?: string };
  const minutes = field.kind === "duration" ? control.translate("markethall.form.minutes") : undefined;
  const before = field.kind === "money" ? "A$" : undefined;
  const after = field.kind === "percent" ? "%" : (unit ?? minutes);
  return (
    <FieldText
      props={props}
      control={control}
      value={standing ? typed : writeNumber(field, control.value)}
      onText={(text) => {
        setTyped(text);
        control.change(readNumber(field, text));
      }}
      onBlur={() => {
        setTyped(null);
        control.blur();
      }}
      input={{ inputMode: field.kind === "integer" || field.kind === "duration" ? "numeric" : "decimal" }}
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
