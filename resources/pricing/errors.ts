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
});
export const domainError = createDomainError(pricingErrors);
