/** A figure beside the one before it. */
export interface Change {
  /** The relative change in percent, rounded; null where there was nothing before. */
  percent: number | null;
  direction: "up" | "down" | "same";
}

/** Compares a figure with the one before it. */
export function compare(now: number, before: number): Change {
  const direction = now > before ? "up" : now < before ? "down" : "same";
  const percent = before === 0 ? null : Math.round((Math.abs(now - before) / before) * 100);
  return { percent, direction };
}

/** Returns the running totals of figures. */
export function accumulate(figures: readonly number[]): number[] {
  let total = 0;
  return figures.map((figure) => {
    total += figure;
    return total;
  });
}

/** Returns the end of a scale from 0: 1, 2 or 5 times a power of 10, and at least the figure. */
export function roundScale(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
