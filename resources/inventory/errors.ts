import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of stock. */
export const inventoryErrors = defineErrors({
  "goods.insufficientStock": {
    type: "rejected",
    params: { goods: "text", left: "number" },
    message: "resources.stockMovements.errors.insufficientStock",
  },
});
export const domainError = createDomainError(inventoryErrors);
