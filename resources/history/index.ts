/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { pastBuyers } from "./pastBuyers/pastBuyers.ts";
export { pastOrders } from "./pastOrders/pastOrders.ts";
export { pastReviews } from "./pastReviews/pastReviews.ts";
