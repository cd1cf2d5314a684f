/** Server functions of the domain, for other domains and the server. */

export { findCouponSources } from "./coupons/queries/findCouponSources.ts";
export { promotionErrors } from "./errors.ts";
export { checkNoGroup } from "./groupActivities/queries/checkNoGroup.ts";
export { findGroupSource } from "./groupActivities/queries/findGroupSource.ts";
