import dayjs from "dayjs";
import { countDays, toZonedDay } from "../../../../framework/schema/zonedTime.ts";

/**
 * Formats when something is due: "Today, 5:00 pm", "Tomorrow, 5:00 pm", or the weekday and date
 * further away.
 */
export function formatDeadline(
  iso: string,
  { now, locale, timeZone }: { now: number; locale: string; timeZone: string },
): string {
  const at = new Date(iso);
  const days = countDays(toZonedDay(new Date(now), timeZone), toZonedDay(at, timeZone));
  if (days !== 0 && days !== 1)
    return new Intl.DateTimeFormat(locale, {
      weekday: "short",
      day: "numeric",
      month: "short",
      timeZone,
    }).format(at);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  const time = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(at);
  const start = day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
  return locale.startsWith("zh") ? `${start} ${time}` : `${start}, ${time}`;
}

/** How much time is left, for its colour. */
export type Urgency = "late" | "today" | "later";
export const getUrgency = (iso: string, now: number): Urgency => {
  const left = dayjs(iso).diff(now, "hour", true);
  if (left < 0) return "late";
  return left < 24 ? "today" : "later";
};
/** Hours since a deadline, rounded down; at least one. */
export const countHoursLate = (iso: string, now: number): number =>
  Math.max(1, dayjs(now).diff(iso, "hour"));
