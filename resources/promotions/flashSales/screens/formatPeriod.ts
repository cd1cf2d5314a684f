const hour = 3_600_000;

const round = (value: number) => Math.round(value * 10) / 10;

/** Formats how long a sale lasts: in days from two days, and in hours from one hour. */
export function formatPeriod(milliseconds: number, locale: string): string {
  const hours = milliseconds / hour;
  const [count, unit] =
    hours >= 48
      ? [round(hours / 24), "day"]
      : hours >= 1
        ? [round(hours), "hour"]
        : [Math.round(milliseconds / 60_000), "minute"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
