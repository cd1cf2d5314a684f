import Stack from "@mui/material/Stack";
import { DateBox } from "../../admin/input/DateBox.tsx";
import { FieldGroup } from "../../admin/input/FieldGroup.tsx";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";

const sides = ["from", "to"] as const;
const getSide = (value: unknown, side: (typeof sides)[number]): string => {
  const one =
    typeof value === "object" && value !== null
      ? Object.entries(value).find(([key]) => key === side)?.[1]
      : "";
  return typeof one === "string" ? one : "";
};

export default function DateRangeInput(props: KindInputProps) {
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
            purpose={control.translate("framework.form.labelled", {
              label: props.label,
              value: control.translate(`framework.form.${side}`),
            })}
            label={control.translate(`framework.form.${side}`)}
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
