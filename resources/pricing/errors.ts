import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of pricing a cart. */
export const pricingErrors = defineErrors({
  "goods.notPurchasable": {
    type: "rejected",
    params: { goods: "text" },
    message: "resources.orders.errors.goodsNotPurchasable",
  },
  "order.amountExceedsMax": {
    type: "rejected",
    params: { shop: "text", max: "money" },
    message: "resources.orders.errors.amountExceedsMax",
  },
  "group.soldInGroupsOnly": {
    type: "rejected",
    params: { goods: "text" },
    message: "resources.groupOrders.errors.soldInGroupsOnly",
  },
  "group.notOffered": { type: "rejected", message: "resources.groupOrders.errors.notOffered" },
  "group.ended": { type: "rejected", message: "resources.groupOrders.errors.ended" },
  "group.isOwn": { type: "rejected", message: "resources.groupOrders.errors.isOwn" },
  "group.alreadyJoined": {
    type: "rejected",
    message: "resources.groupOrders.errors.alreadyJoined",
  },
  "group.full": { type: "rejected", message: "resources.groupOrders.errors.full" },
});
export const domainError = createDomainError(pricingErrors);
