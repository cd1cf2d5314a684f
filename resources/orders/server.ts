/** Server functions of the domain, for other domains and the server. */

export { type Commenting, commentLine } from "./comments/server/commentLine.ts";
export { expire, expireComments, findExpiredOrders } from "./comments/server/expireComments.ts";
export { followUp } from "./comments/server/followUp.ts";
export { answerComment } from "./comments/server/recordComment.ts";
export { calculateAverages } from "./comments/server/shopStars.ts";
export { orderErrors } from "./errors.ts";
export { expireGroups } from "./groupOrders/server/expireGroups.ts";
export { failGroup } from "./groupOrders/server/failGroup.ts";
export { failedGroupHandler } from "./groupOrders/server/payStates.ts";
export { readMembers } from "./groupOrders/server/readMembers.ts";
export { cancelOrder } from "./orders/server/cancelOrder.ts";
export { changeReceiver } from "./orders/server/changeReceiver.ts";
export { confirmReceipt, writeOff } from "./orders/server/confirmReceipt.ts";
export { closeUnpaid, receive } from "./orders/server/deadlines.ts";
export { editPrice } from "./orders/server/editPrice.ts";
export {
  checkState,
  type LockedOrder,
  lockOrder,
  readLines,
  readOrder,
} from "./orders/server/lockOrders.ts";
export { applyPayment, type Outcome, type ReceivedPayment } from "./orders/server/payOrder.ts";
export { type PlaceOrderInput, placeOrder, type Receiver } from "./orders/server/placeOrder.ts";
export { shipOrder } from "./orders/server/shipOrder.ts";
export { type Application, applyRefund, previewRefund } from "./refunds/server/applyRefund.ts";
export {
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "./refunds/server/customerCommands.ts";
export { refundDeadlines } from "./refunds/server/deadlines.ts";
export { completeRefund, refundHandler, retryPayment } from "./refunds/server/issueRefund.ts";
export {
  agree,
  confirmReturn,
  rejectRefund,
  rejectReturn,
} from "./refunds/server/merchantCommands.ts";
export { platformAgree, platformReject } from "./refunds/server/platformCommands.ts";
