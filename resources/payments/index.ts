/** Declarations, types and pure functions of the domain, for everything outside of it. */

export {
  type PaidBy,
  type ProviderRefundReason,
  providerRefunds,
} from "./moneyBacks/moneyBacks.ts";
export { isRefundFault, type RefundFault } from "./moneyBacks/refundFaults.ts";
export { outcomes, type PayProvider, payments } from "./payments/payments.ts";
export {
  type Acknowledgement,
  type ChargeEvent,
  type ChargeInput,
  type ChargeState,
  type PaymentProvider,
  type ProviderCharge,
  ProviderError,
  type ProviderEvent,
  type RefundState,
  type StatementLine,
} from "./payments/port.ts";
export { payOrders } from "./payOrders/payOrders.ts";
export {
  formatMethods,
  formatSentTo,
  formatTenders,
  isBackAtOnce,
} from "./tenders/formatTenders.ts";
export { splitRefund } from "./tenders/splitRefund.ts";
export {
  areTenders,
  type OrderTender,
  orderTenderFields,
  refundTenderFields,
  type StoredTender,
  type Tender,
} from "./tenders/tenderFields.ts";
