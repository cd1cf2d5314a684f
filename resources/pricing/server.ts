/** Server functions of the domain, for other domains and the server. */

export { priceCart } from "./cart/queries/priceCart.ts";
export type { GroupSelection } from "./cart/queries/priceGroup.ts";
export { pricingErrors } from "./errors.ts";
