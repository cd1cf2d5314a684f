import { addDays, parseZonedTime, toZonedDay } from "../../../../framework/schema/zonedTime.ts";

/** The slots of a period and of the one that it is compared with, as the instants between them. */
export interface SalesEdges {
  current: readonly Date[];
  earlier: readonly Date[];
  /** The instant of the earlier period that corresponds to the present one. */
  earlierNow: Date;
}

/** Days between a single day and the one that it is compared with: the same day of the week. */
const weekDays = 7;

/**
 * Returns the slots of the last days, today included: hours of a single day, otherwise days. They
 * begin at midnight of the time zone, also where clocks change.
 */
export function listSalesEdges(now: Date, days: number, timeZone: string): SalesEdges {
  const today = toZonedDay(now, timeZone);
  const getMidnight = (offset: number) => {
    const midnight = parseZonedTime(addDays(today, offset), timeZone);
    if (!midnight) throw new RangeError(`${now} has no day in ${timeZone}`);
    return midnight;
  };
  const shift = days === 1 ? weekDays : days;
  const listEdges = (from: number): Date[] => {
    if (days > 1)
      return Array.from({ length: days + 1 }, (_, at) => getMidnight(from + at).toDate());
    const start = getMidnight(from);
    // A day has 23 to 25 hours, and some zones change their clocks by half of one.
    const hours = Math.round(getMidnight(from + 1).diff(start, "hour", true));
    return Array.from({ length: hours + 1 }, (_, at) => start.add(at, "hour").toDate());
  };
  const sinceMidnight = -getMidnight(0).diff(now);
  return {
    current: listEdges(1 - days),
    earlier: listEdges(1 - days - shift),
    earlierNow: getMidnight(-shift).add(sinceMidnight, "millisecond").toDate(),
  };
}
