import { parseZonedTime } from "../../schema/zonedTime.ts";

/** Caches formatters by key, because they are expensive to create. */
function memoize<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    let one = made.get(key);
    if (one === undefined) {
      one = make(key);
      made.set(key, one);
    }
    return one;
  };
}

const numbers = memoize((key) => {
  const [locale, minDigits, maxDigits] = key.split(" ");
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: Number(minDigits),
    maximumFractionDigits: Number(maxDigits),
  });
});
/** Formats a number with thousands separators, a true minus and between two numbers of decimals. */
export const formatNumber = (
  value: number,
  locale: string,
  minDigits = 0,
  maxDigits = minDigits,
): string => numbers(`${locale} ${minDigits} ${maxDigits}`).format(value).replace("-", "−");

export { formatMoney } from "../../schema/money.ts";

/** Formats a percentage with at most two decimals: 12.5 becomes "12.5%". */
export const formatPercent = (value: number, locale: string): string =>
  `${formatNumber(value, locale, 0, 2)}%`;

const clocks = memoize(
  (timeZone) =>
    // Swedish dates use the ISO format.
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    }),
);
/**
 * Formats an instant as `YYYY-MM-DD HH:mm:ss` in a time zone; returns an invalid instant unchanged.
 *
 * @example
 * ```ts
 * const paidAt = formatInstant("2026-03-01T04:05:06Z", "Australia/Sydney"); // 2026-03-01 15:05:06
 * ```
 */
export function formatInstant(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? iso : clocks(timeZone).format(instant);
}

/** Converts an instant to a `datetime-local` value in a time zone. */
export const toClock = (iso: string, timeZone: string): string =>
  formatInstant(iso, timeZone).replace(" ", "T").slice(0, 16);

/**
 * Parses a `datetime-local` value in a time zone. A time skipped by a clock change becomes the time
 * after the gap.
 */
export function fromClock(local: string, timeZone: string): string | null {
  return parseZonedTime(local, timeZone)?.toISOString() ?? null;
}

/** Returns the current day in a time zone, as `YYYY-MM-DD`. */
export const today = (timeZone: string): string =>
  formatInstant(new Date().toISOString(), timeZone).slice(0, 10);
