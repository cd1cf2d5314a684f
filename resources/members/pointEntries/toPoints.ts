/** The points of an amount in cents, at a number of points for each A$1.00. */
export const toPoints = (cents: number, rate: number): number => Math.floor((cents * rate) / 100);
