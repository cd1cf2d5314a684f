import Stack from "@mui/material/Stack";
import { fromClock, toClock } from "../display/format.ts";
import { useAdmin } from "../resources.tsx";
import { DateBox } from "./DateBox.tsx";
import { readMoment } from "./dateText.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { type FieldControl, useField } from "./useField.ts";

interface OneProps {
  props: KindInputProps;
  control: FieldControl;
  value: string;
  time?: boolean;
  note?: string | undefined;
  onText: (text: string) => void;
}
/** One date input with its label, and help text or error below. */
const One = ({
  props: { label, compact, source },
  control,
  value,
  time = false,
  note,
  onText,
}: OneProps) => (
  <DateBox
    fullWidth
    margin="none"
    size="small"
    time={time}
    id={control.id}
    name={source}
    purpose={label}
    label={compact ? undefined : label}
    hiddenLabel={compact}
    required={control.required}
    error={control.error !== null}
    helperText={control.message ?? note}
    inputRef={control.ref}
    value={value}
    onText={onText}
    onBlur={control.blur}
    htmlInput={compact ? { "aria-label": label } : {}}
    helperProps={control.error ? { role: "alert" } : {}}
  />
);

export function DateInput(props: KindInputProps) {
  const control = useField(props);
  const value = typeof control.value === "string" ? control.value : "";
  return (
    <One
      props={props}
      control={control}
      value={value}
      onText={(text) => control.change(text || null)}
    />
  );
}

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT.*Z$/.test(text) && !Number.isNaN(Date.parse(text));
/** An instant, entered in the app's time zone, wherever the member is. */
export function DateTimeInput(props: KindInputProps) {
  const control = useField(props);
  const { timeZone } = useAdmin();
  const value = typeof control.value === "string" ? control.value : "";
  return (
    <One
      props={props}
      control={control}
      time
      value={isInstant(value) ? toClock(value, timeZone) : value}
      note={props.compact ? undefined : timeZone.replace("_", " ")}
      onText={(text) =>
        control.change(text ? (readMoment(text) === text ? fromClock(text, timeZone) : text) : null)
      }
    />
  );
}

const sides = ["from", "to"] as const;
const getSide = (value: unknown, side: (typeof sides)[number]): string => {
  const one =
    typeof value === "object" && value !== null
      ? Object.entries(value).find(([key]) => key === side)?.[1]
      : "";
  return typeof one === "string" ? one : "";
};

export function DateRangeInput(props: KindInputProps) {
  const control = useField(props);
  const range = { from: getSide(control.value, "from"), to: getSide(control.value, "to") };
  return (
    <FieldGroup props={props} control={control}>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        spacing={1.5}
        sx={{ pt: props.compact ? 0 : 0.75 }}
      >
        {sides.map((side) => (
          <DateBox
            key={side}
            fullWidth
            size="small"
            margin="none"
            purpose={control.translate("markethall.form.labelled", {
              label: props.label,
              value: control.translate(`markethall.form.${side}`),
            })}
            label={control.translate(`markethall.form.${side}`)}
            error={control.error !== null}
            inputRef={side === "from" ? control.ref : undefined}
            min={side === "to" ? range.from : undefined}
            max={side === "from" ? range.to : undefined}
            value={range[side]}
            onText={(text) => {
              const next = { ...range, [side]: text };
              control.change(next.from || next.to ? next : null);
            }}
            onBlur={control.blur}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}
