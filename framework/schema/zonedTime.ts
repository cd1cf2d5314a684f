import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

const isDay = /^\d{4}-\d{2}-\d{2}$/;
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

/** Parses a day of the calendar, `YYYY-MM-DD`, which has no zone; null for any other text. */
export function parseDay(text: string): Dayjs | null {
  const day = isDay.test(text) ? dayjs.utc(text) : null;
  return day?.isValid() ? day : null;
}
