import { useState } from "react";
import { FieldText } from "../../admin/input/FieldText.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";

function readJson(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
const writeJson = (value: unknown) =>
  value === null || value === undefined
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value, null, 2);

export default function JsonInput(props: KindInputProps) {
  const control = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const current =
    typed !== null && JSON.stringify(readJson(typed)) === JSON.stringify(control.value ?? null);
  return (
    <FieldText
      props={props}
      control={control}
      multiline
      minRows={3}
      maxRows={16}
      value={current ? typed : writeJson(control.value)}
      onText={(text) => {
        setTyped(text);
        control.change(readJson(text));
      }}
      spellCheck={false}
      slotProps={{ input: { sx: { fontFamily: "monospace", fontSize: "0.8125rem" } } }}
    />
  );
}
