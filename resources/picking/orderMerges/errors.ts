import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

const errors = defineErrors({
  "orderMerge.notReady": {
    type: "rejected",
    params: { orders: "text" },
    message: "resources.orderMerges.errors.notReady",
  },
  "orderMerge.nothingLeft": {
    type: "rejected",
    message: "resources.orderMerges.errors.nothingLeft",
  },
  "orderMerge.short": {
    type: "rejected",
    params: { items: "text" },
    message: "resources.orderMerges.errors.short",
  },
});
export default errors;
export const domainError = createDomainError(errors);
