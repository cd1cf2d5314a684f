import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of payments and their refunds. */
export const paymentErrors = defineErrors({
  "providerRefund.insufficientFunds": {
    type: "rejected",
    message: "resources.moneyBacks.errors.insufficientFunds",
  },
  "payment.signatureInvalid": {
    type: "unauthenticated",
    message: "resources.payments.errors.signatureInvalid",
  },
  "payment.amountExceedsMax": {
    type: "invalid",
    message: "resources.payments.errors.amountExceedsMax",
  },
  "payment.notFound": { type: "notFound", message: "resources.payments.errors.notFound" },
  "payment.providerUnavailable": {
    type: "rejected",
    message: "resources.payments.errors.providerUnavailable",
  },
  "payment.noMethodAvailable": {
    type: "rejected",
    message: "resources.payments.errors.noMethodAvailable",
  },
  "payment.notPayable": { type: "rejected", message: "resources.payments.errors.notPayable" },
  "payment.tenderExceedsDue": {
    type: "rejected",
    params: { due: "money" },
    message: "resources.payments.errors.tenderExceedsDue",
  },
  "payment.providerTimeout": {
    type: "unavailable",
    message: "resources.payments.errors.providerTimeout",
  },
  "payment.declined": { type: "rejected", message: "resources.payments.errors.declined" },
  "wallet.insufficientFunds": {
    type: "rejected",
    message: "resources.payments.errors.insufficientFunds",
  },
  "providerRefund.failed": {
    type: "rejected",
    params: { cause: "messageKey" },
    message: "resources.moneyBacks.errors.failed",
  },
});
export const domainError = createDomainError(paymentErrors);
