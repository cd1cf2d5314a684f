import { asNumber } from "../../admin/display/asNumber.tsx";
import type { DisplayProps } from "../../admin/display/DisplayProps.ts";
import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";

/** Formats minutes as "1 h 30 min". */
function formatDuration(minutes: number, { format }: DisplayProps): string {
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  const parts = [
    days && ["days", days],
    hours && ["hours", hours],
    (rest || minutes === 0) && ["minutes", rest],
  ];
  return parts
    .filter((part) => Array.isArray(part))
    .map(([unit, count]) => format.translate(`framework.record.duration.${unit}`, { count }))
    .join(" ");
}

/** Shows the values of `duration`. */
const durationDisplay: KindDisplay = {
  render: asNumber(formatDuration),
  column: { whole: true },
  estimate: () => "00 d 00 h 00 min",
};

export default durationDisplay;
