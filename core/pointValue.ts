const unit = 1000;

/** Points that pay a part of a purchase, and what they pay, in cents. */
export interface PointShare {
  points: number;
  amount: number;
}

/** What points pay, in whole cents; `rate` is what 1,000 of them pay. */
export const toCents = (points: number, rate: number): number => Math.floor((points * rate) / unit);

/** The fewest points that pay an amount in cents. */
export const toFewestPoints = (cents: number, rate: number): number =>
  rate === 0 ? 0 : Math.ceil((cents * unit) / rate);

/** The points of a part of what they have paid: the last part gets what is left of them. */
export const toShare = (points: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((points * part) / whole);
