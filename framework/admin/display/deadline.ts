import type { Translate } from "../resources.tsx";
import type { FormatContext } from "./DisplayProps.ts";
import { formatMoment } from "./formatMoment.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How much time is left until a deadline, for its colour. */
export type Urgency = "late" | "soon" | "later";

/** Returns the urgency of a deadline: within a day of it, it is soon. */
export function getUrgency(iso: string, now: number): Urgency {
  const left = Date.parse(iso) - now;
  if (left < 0) return "late";
  return left < day ? "soon" : "later";
}

/**
 * Returns how late something is, rounded down: minutes, at least one, hours from one hour on, and
 * days from two days on.
 */
export function countLate(
  iso: string,
  now: number,
): { unit: "minutes" | "hours" | "days"; count: number } {
  const late = now - Date.parse(iso);
  if (late >= 2 * day) return { unit: "days", count: Math.floor(late / day) };
  if (late >= hour) return { unit: "hours", count: Math.floor(late / hour) };
  return { unit: "minutes", count: Math.max(1, Math.floor(late / minute)) };
}

/** The text of a deadline with space for its icon, to estimate the width of its column. */
export function estimateDeadline(
  iso: string,
  { locale, timeZone }: Pick<FormatContext, "locale" | "timeZone">,
  translate: Translate,
): string {
  const now = Date.now();
  const { unit, count } = countLate(iso, now);
  const text =
    getUrgency(iso, now) === "late"
      ? translate(`framework.deadline.${unit}`, { smart_count: count })
      : formatMoment(iso, locale, timeZone);
  return `000${text}`;
}
