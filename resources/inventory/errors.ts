import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of stock. */
export const inventoryErrors = defineErrors({
  "goods.insufficientStock": {
    type: "rejected",
    params: { goods: "text", left: "number" },
    message: "resources.stockMovements.errors.insufficientStock",
  },
  "stock.insufficientAtLocation": {
    type: "rejected",
    params: { goods: "text", location: "text", left: "count" },
    message: "resources.stockMovements.errors.insufficientAtLocation",
  },
  "stock.heldByOrders": {
    type: "rejected",
    params: { goods: "text", left: "count" },
    message: "resources.stockMovements.errors.heldByOrders",
  },
});
export const domainError = createDomainError(inventoryErrors);
