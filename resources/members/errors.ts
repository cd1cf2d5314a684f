import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of buyers. */
export const memberErrors = defineErrors({
  "buyer.loginFailed": { status: 422, message: "resources.buyers.errors.loginFailed" },
  "idempotency.keyRequired": {
    status: 400,
    message: "resources.buyers.errors.idempotencyKeyRequired",
  },
  "idempotency.keyReused": { status: 422, message: "resources.buyers.errors.idempotencyKeyReused" },
});
export const domainError = createDomainError(memberErrors);
