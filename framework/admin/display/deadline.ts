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
