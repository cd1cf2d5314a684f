import { minutesAfter } from "../../../../core/server/transactionContext.ts";

/** Minutes after a payment was opened at which its provider is asked about it. */
const checks = [1, 5, 15, 60];
const hourly = 60;
const daily = 24 * 60;

/** When a provider is asked next about a payment that has not ended: at 1, 5, 15 and 60 minutes, then each hour of the first day, then daily. */
export function nextCheck(openedAt: Date, now: Date): Date {
  const next = checks.map((minutes) => minutesAfter(openedAt, minutes)).find((at) => at > now);
  if (next) return next;
  return minutesAfter(now, now < minutesAfter(openedAt, daily) ? hourly : daily);
}
