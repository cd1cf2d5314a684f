import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { fromClock, toClock } from "../display/format.ts";
import { useHouse } from "../resources.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { FieldText } from "./FieldText.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { useField } from "./useField.ts";

/** The browser's own calendar button follows the theme. */
const shrunk = {
  inputLabel: { shrink: true },
  input: { sx: (theme: Theme) => ({ colorScheme: theme.palette.mode }) },
};

export function DateInput(props: KindInputProps) {
  const control = useField(props);
  return (
    <FieldText
      props={props}
      control={control}
      type="date"
      value={typeof control.value === "string" ? control.value : ""}
      onText={(text) => control.change(text || null)}
      slotProps={shrunk}
    />
  );
}

/** An instant, typed on the house's clocks wherever the member sits. */
export function DateTimeInput(props: KindInputProps) {
  const control = useField(props);
  const { timeZone } = useHouse();
  return (
    <FieldText
      props={props}
      control={control}
      type="datetime-local"
      value={typeof control.value === "string" ? toClock(control.value, timeZone) : ""}
      onText={(text) => control.change(text ? fromClock(text, timeZone) : null)}
      helperText={control.message ?? (props.compact ? undefined : timeZone.replace("_", " "))}
      slotProps={shrunk}
    />
  );
}

const sides = ["from", "to"] as const;
const sideOf = (value: unknown, side: (typeof sides)[number]): string => {
  const one =
    typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === side)?.[1] : "";
  return typeof one === "string" ? one : "";
};

export function DateRangeInput(props: KindInputProps) {
  const control = useField(props);
  const range = { from: sideOf(control.value, "from"), to: sideOf(control.value, "to") };
  return (
    <FieldGroup props={props} control={control}>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1.5} sx={{ pt: 0.75 }}>
        {sides.map((side) => (
          <TextField
            key={side}
            type="date"
            size="small"
            margin="none"
            fullWidth
            label={control.translate(`markethall.form.${side}`)}
            error={control.error !== null}
            inputRef={side === "from" ? control.ref : undefined}
            value={range[side]}
            onChange={({ target }) => {
              const next = { ...range, [side]: target.value };
              control.change(next.from || next.to ? next : null);
            }}
            onBlur={control.blur}
            slotProps={{
              ...shrunk,
              htmlInput: side === "to" ? { min: range.from || undefined } : { max: range.to || undefined },
            }}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}
