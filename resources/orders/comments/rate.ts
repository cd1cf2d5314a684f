import type { Rating } from "./commentFields.ts";

/** What a buyer rates by one to five stars: the goods, how they were packed and sent, the shop's service, and the courier. */
export interface Stars {
  goodsStar: number;
  deliveryStar: number;
  shopStar: number;
  logisticStar: number;
}
export const fiveStars: Stars = { goodsStar: 5, deliveryStar: 5, shopStar: 5, logisticStar: 5 };
const sumOf = ({ goodsStar, deliveryStar, shopStar, logisticStar }: Stars): number =>
  goodsStar + deliveryStar + shopStar + logisticStar;

/** The mean of the four, of which quarters are exact. */
export const meanOf = (stars: Stars): number => sumOf(stars) / 4;
/** What a buyer who gives stars alone means: 4 and more is good, 2 and less is bad, and all between is average. */
export function ratingOf(stars: Stars): Rating {
  const mean = meanOf(stars);
  return mean >= 4 ? "good" : mean <= 2 ? "bad" : "average";
}
