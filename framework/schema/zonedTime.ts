import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isLocalTime = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;

/**
 * Parses `YYYY-MM-DD`, with or without `HH:mm` or `HH:mm:ss`, as a time of a zone; null for any
 * other text. A time skipped by a clock change becomes the time after the gap.
 *
 * @example
 * ```ts
 * const opened = parseZonedTime("2026-03-01 09:00", "Australia/Sydney");
 * console.log(opened?.toISOString()); // 2026-02-28T22:00:00.000Z
 * ```
 */
export function parseZonedTime(text: string, timeZone: string): Dayjs | null {
  if (!isLocalTime.test(text)) return null;
  const time = dayjs.tz(text, timeZone);
  return time.isValid() ? time : null;
}

/**
 * Returns an instant as a time of a zone, with its hour and day. Lists format instants with `Intl`
 * instead, which is faster: see `formatInstant`.
 */
export const toZonedTime = (instant: Date | string, timeZone: string): Dayjs =>
  dayjs(instant).tz(timeZone);
/** Returns the day of an instant in a zone, as `YYYY-MM-DD`. */
export const toZonedDay = (instant: Date | string, timeZone: string): string =>
  toZonedTime(instant, timeZone).format("YYYY-MM-DD");

/** Parses a day of the calendar, `YYYY-MM-DD`, which has no zone; null for any other text. */
export function parseDay(text: string): Dayjs | null {
  const day = dayPattern.test(text) ? dayjs.utc(text) : null;
  return day?.isValid() ? day : null;
}
/** Returns the day that is `days` after another one; days of a calendar have no zone. */
export const addDays = (day: string, days = 1): string =>
  parseDay(day)?.add(days, "day").format("YYYY-MM-DD") ?? day;
/**
 * Counts the days from one day of the calendar to another; negative to an earlier one. NaN where
 * one of them is no day.
 *
 * @example
 * ```ts
 * console.log(countDays("2026-02-28", "2026-03-01")); // 1
 * ```
 */
export const countDays = (from: string, to: string): number =>
  parseDay(to)?.diff(parseDay(from) ?? Number.NaN, "day") ?? Number.NaN;
