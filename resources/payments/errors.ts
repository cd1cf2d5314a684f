import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of payments and their refunds. */
export const paymentErrors = defineErrors({
  "providerRefund.insufficientFunds": {
    status: 422,
    message: "resources.moneyBacks.errors.insufficientFunds",
  },
  "payment.signatureInvalid": {
    status: 401,
    message: "resources.payments.errors.signatureInvalid",
  },
  "payment.amountExceedsMax": {
    status: 400,
    message: "resources.payments.errors.amountExceedsMax",
  },
  "payment.notFound": { status: 404, message: "resources.payments.errors.notFound" },
  "payment.providerUnavailable": {
    status: 422,
    message: "resources.payments.errors.providerUnavailable",
  },
  "payment.noMethodAvailable": {
    status: 422,
    message: "resources.payments.errors.noMethodAvailable",
  },
  "payment.notPayable": { status: 422, message: "resources.payments.errors.notPayable" },
  "payment.providerTimeout": { status: 503, message: "resources.payments.errors.providerTimeout" },
  "payment.declined": { status: 422, message: "resources.payments.errors.declined" },
  "wallet.insufficientFunds": {
    status: 422,
    message: "resources.payments.errors.insufficientFunds",
  },
  "providerRefund.failed": {
    status: 422,
    params: { cause: "messageKey" },
    message: "resources.moneyBacks.errors.failed",
  },
});
export const domainError = createDomainError(paymentErrors);
