import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { FieldGroup } from "../../admin/input/FieldGroup.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";

const sides = ["lat", "lng"] as const;
const isPair = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Latitude and longitude. An incomplete number such as "-" remains text until it is valid. */
export default function PointInput(props: KindInputProps) {
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
            label={control.translate(`framework.form.${side}`)}
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
