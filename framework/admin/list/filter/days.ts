/** The offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/** Returns the instant at which a day begins in a time zone. */
export function getStartOfDay(day: string, timeZone: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(utc)) return day;
  // Calculated twice, because the first guess may be on the other side of a clock change.
  const guess = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(guess, timeZone)).toISOString();
}
export const addDays = (day: string, days = 1): string => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(utc) ? day : new Date(utc + days * 86_400_000).toISOString().slice(0, 10);
};
/** Returns the day of an instant in a time zone, plus `days`. */
export function toDay(instant: string, timeZone: string, days = 0): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  return addDays(new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 10), days);
}
export const today = (timeZone: string): string => toDay(new Date().toISOString(), timeZone);
