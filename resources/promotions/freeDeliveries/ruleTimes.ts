import type { Issues } from "../../../framework/schema/index.ts";

const key = (name: string) => `resources.freeDeliveries.validation.${name}`;

/** The instants of a rule's days in its shop's zone. */
export interface RuleTimes {
  startsAt: Date;
  /** The first instant at which it no longer applies; null without an end. */
  endsAt: Date | null;
}

/** Finds days that a rule cannot have: an end before its begin, or one that is over. */
export function findPeriodIssues(
  { begin, end }: { begin?: string | null; end?: string | null },
  { endsAt }: RuleTimes,
  now: Date,
): Issues {
  if (begin && end && end < begin) return { end: { key: key("endBeforeBegin") } };
  if (endsAt && endsAt <= now) return { end: { key: key("endPast") } };
  return {};
}

/** The state of a rule that is neither over nor closed, by the clock. */
export const toLiveState = ({ startsAt }: RuleTimes, now: Date): "planned" | "running" =>
  now < startsAt ? "planned" : "running";

/** When such a rule moves to its next state; null if it runs without an end. */
export const toDueTime = (times: RuleTimes, now: Date): Date | null =>
  toLiveState(times, now) === "planned" ? times.startsAt : times.endsAt;
