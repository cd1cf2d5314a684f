/** Server functions of the domain, for other domains and the server. */

export { promotionErrors } from "./errors.ts";
export { findGroupSource } from "./groupActivities/pricing/groupSource.ts";
export { checkNoGroup } from "./groupActivities/queries/checkNoGroup.ts";
