const hour = 3_600_000;
const day = 24 * hour;

/** How much time is left until a deadline, for its colour. */
export type Urgency = "late" | "soon" | "later";

/** Returns the urgency of a deadline: within a day of it, it is soon. */
export function getUrgency(iso: string, now: number): Urgency {
  const left = Date.parse(iso) - now;
  if (left < 0) return "late";
  return left < day ? "soon" : "later";
}

/** Returns how late something is, rounded down: hours, at least one, and days from two days on. */
export function countLate(iso: string, now: number): { unit: "hours" | "days"; count: number } {
  const late = now - Date.parse(iso);
  return late >= 2 * day
    ? { unit: "days", count: Math.floor(late / day) }
    : { unit: "hours", count: Math.max(1, Math.floor(late / hour)) };
}
