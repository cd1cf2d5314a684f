import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of buyers. */
export const memberErrors = defineErrors({
  "buyer.loginFailed": { type: "rejected", message: "resources.buyers.errors.loginFailed" },
  "buyer.inviteUnknown": { type: "rejected", message: "resources.buyers.errors.inviteUnknown" },
  "points.insufficient": {
    type: "rejected",
    params: { smart_count: "count" },
    message: "resources.buyers.errors.pointsInsufficient",
  },
  "points.notAccepted": {
    type: "rejected",
    message: "resources.buyers.errors.pointsNotAccepted",
  },
  "points.alreadySignedIn": {
    type: "rejected",
    message: "resources.buyers.errors.pointsAlreadySignedIn",
  },
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
