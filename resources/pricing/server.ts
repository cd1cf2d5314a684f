/** Server functions of the domain, for other domains and the server. */

export type { GroupSelection } from "./cart/server/groupPricing.ts";
export { priceCart } from "./cart/server/priceCart.ts";
export { pricingErrors } from "./errors.ts";
