import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of freight templates. */
export const freightErrors = defineErrors({
  "freight.undeliverable": {
    type: "rejected",
    params: { goods: "text" },
    message: "resources.freightTemplates.errors.undeliverable",
  },
});
export const domainError = createDomainError(freightErrors);
