/** Server functions of the domain, for other domains and the server. */

export { paymentErrors } from "./errors.ts";
export {
  completeProviderRefund,
  requireAction,
} from "./moneyBacks/commands/completeProviderRefund.ts";
export { getPayeeEntry, postProviderRefund } from "./moneyBacks/commands/postProviderRefund.ts";
export {
  type ProviderRefundHandler,
  type ProviderRefundHandlers,
  postingHandler,
  providerRefundHandlers,
} from "./moneyBacks/commands/providerRefundHandlers.ts";
export { recordPaidTwice } from "./moneyBacks/commands/recordPaidTwice.ts";
export { type RefundAttempt, refundDispatcher } from "./moneyBacks/commands/refundDispatcher.ts";
export { requestProviderRefund } from "./moneyBacks/commands/requestProviderRefund.ts";
export { sendSoon } from "./moneyBacks/commands/sendSoon.ts";
export { lockRefundedOrders } from "./moneyBacks/queries/lockRefundedOrders.ts";
export { type ProviderRefund, selectProviderRefunds } from "./moneyBacks/queries/providerRefund.ts";
export { applyTopUp, createTopUp } from "./payments/commands/applyTopUp.ts";
export {
  buildCloseStatement,
  closePaymentAttempts,
  isPaymentOpen,
  lockAttempts,
  lockPayOrder,
  openPaymentAttempt,
  type PaymentAttempt,
  publishPaymentChange,
  selectPaymentAttempts,
  systemColumns,
} from "./payments/commands/paymentAttempts.ts";
export { endPayments, paymentGateway } from "./payments/commands/paymentGateway.ts";
export type { ReceivedPayment } from "./payments/commands/receivedPayment.ts";
export { getNextCheck } from "./payments/queries/getNextCheck.ts";
export {
  captureTenders,
  type HeldTender,
  lockHeldTenders,
  releaseTenders,
  selectHeldTenders,
} from "./tenders/commands/holdTenders.ts";
export { requestTenderRefunds } from "./tenders/commands/requestTenderRefunds.ts";
export { addSentBack } from "./tenders/queries/addSentBack.ts";
export { readTenders } from "./tenders/queries/readTenders.ts";
export { toPrepaidTenders } from "./tenders/queries/toPrepaidTenders.ts";
export { settleTenders } from "./tenders/settleTenders.ts";
export { shareTenders } from "./tenders/shareTenders.ts";
