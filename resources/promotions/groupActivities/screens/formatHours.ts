/** Formats hours as whole days where they are some: 720 is "30 days", and 36 is "36 hours". */
export const formatHours = (hours: number, locale: string): string => {
  const [count, unit] = hours > 0 && hours % 24 === 0 ? [hours / 24, "day"] : [hours, "hour"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
};
