/** Server functions of the domain, for other domains and the server. */

export { paymentErrors } from "./errors.ts";
export { completeProviderRefund, requireAction } from "./moneyBacks/server/complete.ts";
export { recordPaidTwice } from "./moneyBacks/server/paidTwice.ts";
export { getPayeeEntry, postProviderRefund } from "./moneyBacks/server/postProviderRefund.ts";
export { type ProviderRefund, providerRefundColumns } from "./moneyBacks/server/providerRefund.ts";
export {
  type ProviderRefundHandler,
  type ProviderRefundHandlers,
  postingHandler,
  providerRefundHandlers,
} from "./moneyBacks/server/providerRefundHandlers.ts";
export {
  type RefundDispatcher,
  refundDispatcher,
  sendSoon,
} from "./moneyBacks/server/refundDispatcher.ts";
export { requestProviderRefund } from "./moneyBacks/server/request.ts";
export { applyTopUp, createTopUp } from "./payments/server/applyTopUp.ts";
export { endPayments, type PaymentGateway, paymentGateway } from "./payments/server/gateway.ts";
export { nextCheck } from "./payments/server/nextCheck.ts";
export {
  buildCloseStatement,
  closePaymentAttempts,
  isPaymentOpen,
  openPaymentAttempt,
  type PaymentAttempt,
  paymentColumns,
  publishPaymentChange,
  systemColumns,
} from "./payments/server/paymentAttempts.ts";
