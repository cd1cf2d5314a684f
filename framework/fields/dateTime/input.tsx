import { fromClock, toClock } from "../../admin/display/format.ts";
import { DateField } from "../../admin/input/DateField.tsx";
import { readMoment } from "../../admin/input/dateText.ts";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";
import { useAdmin } from "../../admin/resources.tsx";

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT.*Z$/.test(text) && !Number.isNaN(Date.parse(text));
/** An instant, entered in the app's time zone, wherever the member is. */
export default function DateTimeInput(props: KindInputProps) {
  const control = useField(props);
  const { timeZone } = useAdmin();
  const value = typeof control.value === "string" ? control.value : "";
  return (
    <DateField
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
