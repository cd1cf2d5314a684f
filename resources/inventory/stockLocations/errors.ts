import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

const errors = defineErrors({
  "stockLocation.noWarehouse": {
    type: "rejected",
    message: "resources.stockLocations.errors.noWarehouse",
  },
  "stockLocation.notEmpty": {
    type: "rejected",
    params: { location: "text", units: "count" },
    message: "resources.stockLocations.errors.notEmpty",
  },
  "stockLocation.unknown": {
    type: "rejected",
    params: { code: "text" },
    message: "resources.stockLocations.errors.unknown",
  },
});
export default errors;
export const domainError = createDomainError(errors);
