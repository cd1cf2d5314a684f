/** Server functions of the domain, for other domains and the server. */

export { commissionRateSql } from "./cart/queries/commissionRateSql.ts";
export { priceCart } from "./cart/queries/priceCart.ts";
export {
  type CartSource,
  type ReservedOrder,
  type SourceFinder,
  sourceFinders,
} from "./cart/queries/sourceFinders.ts";
export { pricingErrors } from "./errors.ts";
