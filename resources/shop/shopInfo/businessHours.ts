export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];
/** Start and end within one day, `HH:mm`; the end may be `24:00`. */
export interface OpenTime {
  open: string;
  close: string;
}
/** Opening hours by weekday; a missing day, or one without times, is closed. */
export type BusinessHours = Partial<Record<Weekday, OpenTime[]>>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (value: unknown): value is OpenTime =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length === 2 &&
  "open" in value &&
  "close" in value &&
  typeof value.open === "string" &&
  typeof value.close === "string" &&
  clock.test(value.open) &&
  (clock.test(value.close) || value.close === "24:00") &&
  value.open < value.close;
const isWeekday = (name: string): name is Weekday => (weekdays as readonly string[]).includes(name);
/** At most three times a day, in order and not overlapping. */
const isDay = (times: unknown): times is OpenTime[] =>
  Array.isArray(times) &&
  times.length <= 3 &&
  times.every(isTime) &&
  times.every((time, place) => place === 0 || String(times[place - 1]?.close) <= time.open);

export const isBusinessHours = (value: unknown): value is BusinessHours =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, times]) => isWeekday(name) && isDay(times));

/** Whether a shop opens on any day. */
export const hasOpenTimes = (hours: BusinessHours): boolean =>
  weekdays.some((day) => (hours[day]?.length ?? 0) > 0);
