/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { groupActivities, groupTypes, maxGroupSize } from "./groupActivities/groupActivities.ts";
export { priceAlone, priceInGroup } from "./groupActivities/groupPrice.ts";
