/** Declarations, types and pure functions of the domain, for everything outside of it. */

export type { CartItem, Item } from "./cart/cartItem.ts";
export type { GroupPlan } from "./cart/groupPlan.ts";
export { priceAlone, priceInGroup } from "./cart/groupPrice.ts";
export { allocateAdjustment, type PricedOrder } from "./cart/priceLines.ts";
