import { addDays } from "../../../schema/zonedTime.ts";
import { formatInstant, fromClock } from "../../display/format.ts";

/** Returns the instant at which a day begins in a time zone. */
export const getStartOfDay = (day: string, timeZone: string): string =>
  fromClock(`${day}T00:00`, timeZone) ?? day;

/** Returns the day of an instant in a time zone, plus `days`. */
export const toDay = (instant: string, timeZone: string, days = 0): string =>
  Number.isNaN(Date.parse(instant))
    ? instant
    : addDays(formatInstant(instant, timeZone).slice(0, 10), days);

export { addDays } from "../../../schema/zonedTime.ts";
export { today } from "../../display/format.ts";
