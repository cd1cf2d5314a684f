export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];
/** Two times of one day, `HH:mm`; the second may be `24:00`. */
export interface OpenTime {
  open: string;
  close: string;
}
/** When a shop is open, by weekday; a day that is not named, or has no times, is a day off. */
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
/** At most three times a day, in order, none reaching into the next. */
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

/** Whether a shop opens on any day at all. */
export const opensEver = (hours: BusinessHours): boolean => weekdays.some((day) => (hours[day]?.length ?? 0) > 0);
