import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of pricing a cart. */
export const pricingErrors = defineErrors({
  "goods.notPurchasable": {
    status: 422,
    params: { goods: "text" },
    message: "resources.orders.errors.goodsNotPurchasable",
  },
  "order.amountExceedsMax": {
    status: 422,
    params: { shop: "text", max: "money" },
    message: "resources.orders.errors.amountExceedsMax",
  },
  "group.soldInGroupsOnly": {
    status: 422,
    params: { goods: "text" },
    message: "resources.groupOrders.errors.soldInGroupsOnly",
  },
  "group.notOffered": { status: 422, message: "resources.groupOrders.errors.notOffered" },
  "group.ended": { status: 422, message: "resources.groupOrders.errors.ended" },
  "group.isOwn": { status: 422, message: "resources.groupOrders.errors.isOwn" },
  "group.alreadyJoined": { status: 422, message: "resources.groupOrders.errors.alreadyJoined" },
  "group.full": { status: 422, message: "resources.groupOrders.errors.full" },
});
export const domainError = createDomainError(pricingErrors);
