import type { Issues } from "../../../framework/schema/index.ts";

/** The instants of a promotion's days in its shop's zone. */
export interface PeriodTimes {
  startsAt: Date;
  /** The first instant at which it no longer applies; null without an end. */
  endsAt: Date | null;
}

/**
 * Finds days that a promotion cannot have: an end before its begin, or one that is over. The
 * resource has the messages.
 */
export function findPeriodIssues(
  resource: "freeDeliveries" | "vouchers",
  { begin, end }: { begin?: string | null; end?: string | null },
  { endsAt }: PeriodTimes,
  now: Date,
): Issues {
  const key = (name: string) => `resources.${resource}.validation.${name}`;
  if (begin && end && end < begin) return { end: { key: key("endBeforeBegin") } };
  if (endsAt && endsAt <= now) return { end: { key: key("endPast") } };
  return {};
}

/** The state of a promotion that is neither over nor closed, by the clock. */
export const toLiveState = ({ startsAt }: PeriodTimes, now: Date): "planned" | "running" =>
  now < startsAt ? "planned" : "running";

/** When such a promotion moves to its next state; null if it runs without an end. */
export const toDueTime = (times: PeriodTimes, now: Date): Date | null =>
  toLiveState(times, now) === "planned" ? times.startsAt : times.endsAt;
