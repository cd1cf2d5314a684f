import { createContext, type ReactNode, useContext } from "react";
import { useTranslate } from "react-admin";
import { addDays, parseZonedTime, toZonedDay, toZonedTime } from "../../schema/zonedTime.ts";
import { useFormat } from "../display/useFormat.ts";
import { getDateLocale } from "./getDateLocale.ts";

/** The numbers of days that the dashboard sums up, today included. */
export const periods = [1, 7, 30] as const;
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = 7;

const PeriodContext = createContext<Period>(defaultPeriod);

/** Provides the cards with the period that the member has chosen. */
export const PeriodProvider = ({ period, children }: { period: Period; children: ReactNode }) => (
  <PeriodContext value={period}>{children}</PeriodContext>
);

/**
 * Returns the number of days that the cards of the dashboard sum up: today, or the last 7 or 30
 * days with today.
 *
 * @example
 * ```tsx
 * const Title = () => <h2>Purchases of {usePeriod()} days</h2>;
 * ```
 */
export const usePeriod = (): Period => useContext(PeriodContext);

/** The names of the period and of the one before it, and of the instants between their slots. */
export interface PeriodNames {
  current: string;
  before: string;
  /** What a figure is compared with, such as "vs prior 7 days". */
  than: string;
  formatSlot: (instant: string) => string;
}

/** Returns the names of the period that the member has chosen, in the language of the interface. */
export function usePeriodNames(): PeriodNames {
  const translate = useTranslate();
  const { locale, timeZone } = useFormat();
  const period = usePeriod();
  const t = (key: string, options?: object) => translate(`framework.dashboard.${key}`, options);
  const slot = new Intl.DateTimeFormat(
    getDateLocale(locale),
    period === 1 ? { hour: "numeric", timeZone } : { day: "numeric", month: "short", timeZone },
  );
  const formatSlot = (instant: string) => slot.format(new Date(instant));
  if (period > 1)
    return {
      current: t("lastDays", { smart_count: period }),
      before: t("daysBefore", { smart_count: period }),
      than: t("thanBefore", { smart_count: period }),
      formatSlot,
    };
  const day = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(new Date());
  return {
    current: t("today"),
    before: t("lastWeekday", { day }),
    than: t("thanWeekday", { day }),
    formatSlot,
  };
}

/**
 * Returns the first instants of a period and of the one that it is compared with, and the end of
 * the latter, which is as long as the period until now.
 */
export function getPeriodStarts(period: Period, now: Date, timeZone: string) {
  const today = toZonedDay(now, timeZone);
  const toMidnight = (days: number) =>
    parseZonedTime(addDays(today, -days), timeZone)?.toISOString() ?? now.toISOString();
  const shift = period === 1 ? 7 : period;
  return {
    from: toMidnight(period - 1),
    before: toMidnight(period - 1 + shift),
    beforeUntil: toZonedTime(now, timeZone).subtract(shift, "day").toISOString(),
  };
}
