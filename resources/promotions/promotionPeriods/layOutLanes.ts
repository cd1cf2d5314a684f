import { addDays, countDays, toZonedDay } from "../../../framework/schema/zonedTime.ts";
import { type PeriodKind, periodKinds } from "./promotionPeriods.ts";

/** A promotion of the calendar. */
export interface DatedPeriod {
  id: number;
  kind: PeriodKind;
  startsAt: string;
  /** Null without an end. */
  endsAt: string | null;
}
export interface Bar<P> {
  period: P;
  /** Its first and its last day, in the zone of the shop; null without an end. */
  from: string;
  to: string | null;
  /** Days from the first one of the calendar; it is clipped at both ends. */
  start: number;
  length: number;
  /** The line of the lane in which it is shown, from 0. */
  line: number;
}
export interface Lane<P> {
  kind: PeriodKind;
  bars: readonly Bar<P>[];
  lines: number;
}

/** The last day of a period: its end is the first instant after it. */
export const toLastDay = (endsAt: string, timeZone: string): string =>
  toZonedDay(new Date(new Date(endsAt).getTime() - 1), timeZone);

/**
 * Lays out the promotions that run on some days: a lane for each kind, in which those that overlap
 * are on different lines.
 */
export function layOutLanes<P extends DatedPeriod>(
  periods: readonly P[],
  { first, days, timeZone }: { first: string; days: number; timeZone: string },
): Lane<P>[] {
  const last = addDays(first, days - 1);
  return periodKinds.flatMap((kind) => {
    /** The last day on each line. */
    const ends: number[] = [];
    const bars = periods
      .filter((period) => period.kind === kind)
      .map((period) => ({
        period,
        from: toZonedDay(period.startsAt, timeZone),
        to: period.endsAt === null ? null : toLastDay(period.endsAt, timeZone),
      }))
      .filter(({ from, to }) => from <= last && (to === null || to >= first))
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((bar): Bar<P> => {
        const start = Math.max(0, countDays(first, bar.from));
        const end = bar.to === null || bar.to > last ? days - 1 : countDays(first, bar.to);
        const free = ends.findIndex((one) => one < start);
        const line = free === -1 ? ends.length : free;
        ends[line] = end;
        return { ...bar, start, length: end - start + 1, line };
      });
    return bars.length === 0 ? [] : [{ kind, bars, lines: ends.length }];
  });
}
