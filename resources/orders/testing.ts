/** What only tests and the demo call directly; production code does not import it. */

export type { Commenting } from "./comments/commands/commentLine.ts";
export { expire, findExpiredOrders } from "./comments/commands/expireComments.ts";
export { answerComment } from "./comments/commands/recordComment.ts";
export { failGroup } from "./groupOrders/commands/failGroup.ts";
export { recordGroupRefund } from "./groupOrders/commands/recordGroupRefund.ts";
export { writeOff } from "./orders/commands/confirmReceipt.ts";
export { editPrice } from "./orders/commands/editPrice.ts";
export type { PlaceOrderInput } from "./orders/commands/placeOrder.ts";
export { shipOrder } from "./orders/commands/shipOrder.ts";
export { unshipOrder, unshipParcel } from "./orders/commands/unshipOrder.ts";
export { readLines } from "./orders/queries/lockOrders.ts";
export {
  calculateMaxRefund,
  capAtRequested,
  prorateRefund,
  prorateReversal,
  replaceFreight,
} from "./refunds/calculateMaxRefund.ts";
export type { Application } from "./refunds/commands/applyRefund.ts";
export { cancelPaidOrder } from "./refunds/commands/cancelPaidOrder.ts";
export { completeRefund } from "./refunds/commands/handleProviderRefund.ts";
export {
  agree,
  confirmReturn,
  offerAmount,
  rejectRefund,
  rejectReturn,
  retryPayment,
} from "./refunds/commands/merchantCommands.ts";
export { agreeAsPlatform, rejectAsPlatform } from "./refunds/commands/platformCommands.ts";
export { refundOrder } from "./refunds/commands/refundOrder.ts";
