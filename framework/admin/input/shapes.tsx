import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import type { AdminRecord } from "../provider.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { FieldText } from "./FieldText.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { useField } from "./useField.ts";

const sides = ["lat", "lng"] as const;
const isPair = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Latitude and longitude. An incomplete number such as "-" remains text until it is valid. */
export function PointInput(props: KindInputProps) {
  const control = useField(props);
  const point = isPair(control.value) ? control.value : {};
  return (
    <FieldGroup props={props} control={control}>
      <Stack direction="row" spacing={1.5} sx={{ pt: 0.75 }}>
        {sides.map((side) => (
          <TextField
            key={side}
            size="small"
            margin="none"
            fullWidth
            label={control.translate(`markethall.form.${side}`)}
            error={control.error !== null}
            inputRef={side === "lat" ? control.ref : undefined}
            value={String(point[side] ?? "")}
            onChange={({ target }) => {
              const typed = target.value.trim();
              const next = {
                ...point,
                [side]: /^-?\d+(\.\d*[1-9])?$/.test(typed) ? Number(typed) : typed,
              };
              control.change(sides.every((one) => (next[one] ?? "") === "") ? null : next);
            }}
            onBlur={control.blur}
            slotProps={{ htmlInput: { inputMode: "decimal" } }}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}

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

export function JsonInput(props: KindInputProps) {
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

/** A server-computed value, read-only. */
export function ComputedInput({ resource, field, name, label, compact }: KindInputProps) {
  const record = useRecordContext<AdminRecord>();
  return (
    <div>
      {!compact && (
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
      )}
      {record ? (
        <FieldDisplay resource={resource} field={field} name={name} record={record} page />
      ) : (
        "—"
      )}
    </div>
  );
}
