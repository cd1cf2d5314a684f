/**
 * The points of an amount in cents, at a number of points for each A$1.00; a level of buyers gives
 * them in percent of that, with at most two decimals.
 */
export const toPoints = (cents: number, rate: number, levelRate = 100): number =>
  Math.floor((cents * rate * Math.round(levelRate * 100)) / 1_000_000);
