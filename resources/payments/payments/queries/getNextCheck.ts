import { addMinutes } from "../../../../core/server/transactionContext.ts";

/** Minutes after the opening of a payment at which its provider is queried. */
const checks = [1, 5, 15, 60];
const hourly = 60;
const daily = 24 * 60;

/**
 * Returns when a provider is queried next about a payment without a final state: at 1, 5, 15 and 60
 * minutes, then hourly for the first day, then daily.
 */
export function getNextCheck(openedAt: Date, now: Date): Date {
  const next = checks.map((minutes) => addMinutes(openedAt, minutes)).find((at) => at > now);
  if (next) return next;
  return addMinutes(now, now < addMinutes(openedAt, daily) ? hourly : daily);
}
