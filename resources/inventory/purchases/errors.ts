import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

const errors = defineErrors({
  "purchase.supplierPaused": {
    type: "rejected",
    params: { supplier: "text" },
    message: "resources.purchases.errors.supplierPaused",
  },
  "purchase.warehouseClosed": {
    type: "rejected",
    params: { warehouse: "text" },
    message: "resources.purchases.errors.warehouseClosed",
  },
  "purchase.nothingReceived": {
    type: "rejected",
    message: "resources.purchases.errors.nothingReceived",
  },
  "purchase.unknownLine": {
    type: "rejected",
    message: "resources.purchases.errors.unknownLine",
  },
  "purchase.exceedsOrdered": {
    type: "rejected",
    params: { goods: "text", left: "count" },
    message: "resources.purchases.errors.exceedsOrdered",
  },
  "purchase.overpaid": {
    type: "rejected",
    params: { arrears: "money" },
    message: "resources.purchases.errors.overpaid",
  },
});
export default errors;
export const domainError = createDomainError(errors);
