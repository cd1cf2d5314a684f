import { type BusinessHours, type OpenTime, type Weekday, weekdays } from "./businessHours.ts";

/** Initial times of a day that is switched on: those of another open day, or office hours. */
export function createDefaultTimes(hours: BusinessHours): OpenTime[] {
  const open = weekdays.map((day) => hours[day]).find((times) => times && times.length > 0);
  return open ? open.map((time) => ({ ...time })) : [{ open: "09:00", close: "17:00" }];
}
export function setDay(hours: BusinessHours, day: Weekday, times: OpenTime[]): BusinessHours {
  const next = { ...hours, [day]: times };
  return Object.fromEntries(
    weekdays.flatMap((one) => (next[one]?.length ? [[one, next[one]]] : [])),
  );
}
/** Copies the times to every weekday. */
export const repeatOnAllDays = (times: readonly OpenTime[]): BusinessHours =>
  Object.fromEntries(weekdays.map((day) => [day, times.map((time) => ({ ...time }))]));

/** Adds a time after the last one of a day; returns null where the day has no time left. */
export function addTime(times: readonly OpenTime[]): OpenTime[] | null {
  const last = times.at(-1);
  if (!last || times.length >= 3 || last.close >= "23:00") return null;
  const hour = Number(last.close.slice(0, 2)) + 1;
  const at = (one: number) => `${String(one).padStart(2, "0")}:00`;
  return [...times, { open: at(hour), close: at(Math.min(hour + 3, 24)) }];
}
/** Groups consecutive days with the same hours. */
export function groupDays(
  hours: BusinessHours,
): { from: Weekday; to: Weekday; times: OpenTime[] }[] {
  const groups: { from: Weekday; to: Weekday; times: OpenTime[] }[] = [];
  for (const day of weekdays) {
    const times = hours[day] ?? [];
    const last = groups.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day;
    else groups.push({ from: day, to: day, times });
  }
  return groups;
}

/**
 * Completes what was typed to a time by the 24-hour clock: "9" is 09:00 and "930" is 09:30. Other
 * texts are returned as they are, for the form to report.
 */
export function completeTime(text: string): string {
  const [, hours = "", minutes = ""] = /^(\d{1,2})[:.]?(\d{2})?$/.exec(text.trim()) ?? [];
  return hours === "" ? text : `${hours.padStart(2, "0")}:${minutes || "00"}`;
}
