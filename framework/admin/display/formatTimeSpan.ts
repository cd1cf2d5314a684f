import type { TimeUnit } from "../../fields/integer/schema.ts";

type ShownUnit = TimeUnit | "second";
/** The next larger unit, and how many of the smaller one it has. */
const larger: Readonly<Record<TimeUnit, readonly [unit: ShownUnit, count: number] | null>> = {
  millisecond: ["second", 1000],
  minute: ["hour", 60],
  hour: ["day", 24],
  day: null,
};

/** Returns the largest unit that a span of time has a whole number of; seconds have decimals. */
function enlarge(count: number, unit: ShownUnit): [count: number, unit: ShownUnit] {
  const step = unit === "second" ? null : larger[unit];
  if (!step || count === 0) return [count, unit];
  const [next, size] = step;
  if (next === "second") return count >= size ? [count / size, next] : [count, unit];
  return count % size === 0 ? enlarge(count / size, next) : [count, unit];
}

const formatUnit = (unit: ShownUnit, locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: unit === "millisecond" ? "short" : "long",
    maximumFractionDigits: 1,
  });

/** Formats a span of time as whole days where it has some: 720 hours are "30 days". */
export function formatTimeSpan(count: number, unit: TimeUnit, locale: string): string {
  const [shown, shownUnit] = enlarge(count, unit);
  return formatUnit(shownUnit, locale).format(shown);
}

/** Returns what a number is counted in, as beside an input: "days". */
export const nameTimeUnit = (unit: TimeUnit, locale: string): string =>
  formatUnit(unit, locale)
    .formatToParts(2)
    .find(({ type }) => type === "unit")?.value ?? unit;
