import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of buyers. */
export const memberErrors = defineErrors({
  "buyer.loginFailed": { type: "rejected", message: "resources.buyers.errors.loginFailed" },
  "idempotency.keyRequired": {
    type: "invalid",
    message: "resources.buyers.errors.idempotencyKeyRequired",
  },
  "idempotency.keyReused": {
    type: "rejected",
    message: "resources.buyers.errors.idempotencyKeyReused",
  },
});
export const domainError = createDomainError(memberErrors);
