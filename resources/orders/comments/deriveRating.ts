import type { Rating } from "./commentFields.ts";

/**
 * A buyer's ratings of one to five stars: goods, packing and dispatch, the shop's service, and the
 * courier.
 */
export interface Stars {
  goodsStar: number;
  deliveryStar: number;
  shopStar: number;
  logisticStar: number;
}
export const fiveStars: Stars = { goodsStar: 5, deliveryStar: 5, shopStar: 5, logisticStar: 5 };
const addStars = ({ goodsStar, deliveryStar, shopStar, logisticStar }: Stars): number =>
  goodsStar + deliveryStar + shopStar + logisticStar;

/** The mean of the four ratings; quarters are exact. */
export const calculateAverage = (stars: Stars): number => addStars(stars) / 4;
/**
 * Derives a rating from stars alone: a mean of 4 or more is good, of 2 or less bad, anything
 * between average.
 */
export function deriveRating(stars: Stars): Rating {
  const mean = calculateAverage(stars);
  return mean >= 4 ? "good" : mean <= 2 ? "bad" : "average";
}
