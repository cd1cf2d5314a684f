/** Server functions of the domain, for other domains and the server. */

export { paymentErrors } from "./errors.ts";
export { completeProviderRefund, getPayeeEntry, requireAction } from "./moneyBacks/server/complete.ts";
export { recordPaidTwice } from "./moneyBacks/server/paidTwice.ts";
export {
  getHandler,
  onProviderRefundDone,
  type ProviderRefund,
  providerRefundColumns,
  registerProviderRefundHandler,
  sendSoon,
  setSender,
} from "./moneyBacks/server/registry.ts";
export { requestProviderRefund } from "./moneyBacks/server/request.ts";
export { applyTopUp, createTopUp } from "./payments/server/applyTopUp.ts";
export { endPayments, setGateway } from "./payments/server/gateway.ts";
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
