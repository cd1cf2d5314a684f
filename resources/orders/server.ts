/** Server functions of the domain, for other domains and the server. */

export { type Commenting, commentLine } from "./comments/commands/commentLine.ts";
export { expire, expireComments, findExpiredOrders } from "./comments/commands/expireComments.ts";
export { followUp } from "./comments/commands/followUp.ts";
export { answerComment } from "./comments/commands/recordComment.ts";
export { calculateAverages } from "./comments/queries/readStars.ts";
export { orderErrors } from "./errors.ts";
export { expireGroups } from "./groupOrders/commands/expireGroups.ts";
export { failGroup } from "./groupOrders/commands/failGroup.ts";
export { failedGroupHandler } from "./groupOrders/commands/recordGroupRefund.ts";
export { readMembers } from "./groupOrders/queries/readMembers.ts";
export { cancelOrder } from "./orders/commands/cancelOrder.ts";
export { changeReceiver } from "./orders/commands/changeReceiver.ts";
export { confirmReceipt, writeOff } from "./orders/commands/confirmReceipt.ts";
export { editPrice } from "./orders/commands/editPrice.ts";
export { closeUnpaid, receive } from "./orders/commands/handleDeadlines.ts";
export { applyPayment, type Outcome, type ReceivedPayment } from "./orders/commands/payOrder.ts";
export { type PlaceOrderInput, placeOrder, type Receiver } from "./orders/commands/placeOrder.ts";
export { shipOrder } from "./orders/commands/shipOrder.ts";
export {
  checkState,
  type LockedOrder,
  lockOrder,
  readLines,
  readOrder,
} from "./orders/queries/lockOrders.ts";
export { type Application, applyRefund, previewRefund } from "./refunds/commands/applyRefund.ts";
export {
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "./refunds/commands/customerCommands.ts";
export { refundDeadlines } from "./refunds/commands/handleDeadlines.ts";
export { completeRefund, refundHandler, retryPayment } from "./refunds/commands/issueRefund.ts";
export {
  agree,
  confirmReturn,
  rejectRefund,
  rejectReturn,
} from "./refunds/commands/merchantCommands.ts";
export { agreeAsPlatform, rejectAsPlatform } from "./refunds/commands/platformCommands.ts";
