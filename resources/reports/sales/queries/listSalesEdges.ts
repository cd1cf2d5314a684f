import { parseZonedTime } from "../../../../framework/schema/zonedTime.ts";

/** The slots of a period and of the one that it is compared with, as the instants between them. */
export interface SalesEdges {
  current: readonly Date[];
  earlier: readonly Date[];
  /** The instant of the earlier period that corresponds to the present one. */
  earlierNow: Date;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Days between a single day and the one that it is compared with: the same day of the week. */
const weekDays = 7;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * Returns the slots of the last days, today included: hours of a single day, otherwise days. They
 * begin at midnight of the time zone, also where clocks change.
 */
export function listSalesEdges(now: Date, days: number, timeZone: string): SalesEdges {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
  const getMidnight = (offset: number): Date =>
    parseZonedTime(addDays(today, offset), timeZone)?.toDate() ?? now;
  const shift = days === 1 ? weekDays : days;
  const listEdges = (from: number): Date[] => {
    if (days > 1) return Array.from({ length: days + 1 }, (_, at) => getMidnight(from + at));
    const [start, end] = [getMidnight(from).getTime(), getMidnight(from + 1).getTime()];
    const hours = Math.round((end - start) / hourMs);
    return Array.from({ length: hours + 1 }, (_, at) => new Date(start + at * hourMs));
  };
  const sinceMidnight = now.getTime() - getMidnight(0).getTime();
  return {
    current: listEdges(1 - days),
    earlier: listEdges(1 - days - shift),
    earlierNow: new Date(getMidnight(-shift).getTime() + sinceMidnight),
  };
}
