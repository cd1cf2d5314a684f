/** Declarations, types and pure functions of the domain, for everything outside of it. */

export {
  isRating,
  maxCharacters,
  maxImages,
  type Rating,
  ratings,
} from "./comments/commentFields.ts";
export { comments } from "./comments/comments.ts";
export { groupOrders } from "./groupOrders/groupOrders.ts";
export { orderStates, orders, soldStates } from "./orders/orders.ts";
export { refundInterventions } from "./refundInterventions/refundInterventions.ts";
export { refundFields, refundStates } from "./refunds/refundFields.ts";
export { refunds } from "./refunds/refunds.ts";
export { type Term, termKinds } from "./refunds/refundTerms.ts";
export { writeOffs } from "./writeOffs/writeOffs.ts";
