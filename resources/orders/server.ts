/** Server functions of the domain, for other domains and the server. */

export { commentLine } from "./comments/commands/commentLine.ts";
export { followUp } from "./comments/commands/followUp.ts";
export { calculateAverages } from "./comments/queries/readStars.ts";
export { orderErrors } from "./errors.ts";
export { failedGroupHandler } from "./groupOrders/commands/recordGroupRefund.ts";
export { readMembers } from "./groupOrders/queries/readMembers.ts";
export { cancelOrder } from "./orders/commands/cancelOrder.ts";
export { changeReceiver } from "./orders/commands/changeReceiver.ts";
export { confirmReceipt } from "./orders/commands/confirmReceipt.ts";
export { applyPayment, type Outcome } from "./orders/commands/payOrder.ts";
export { findPoints, placeOrder, type Receiver } from "./orders/commands/placeOrder.ts";
export { checkState, type LockedOrder, lockOrder, readOrder } from "./orders/queries/lockOrders.ts";
export { applyRefund, previewRefund } from "./refunds/commands/applyRefund.ts";
export {
  acceptOffer,
  declineOffer,
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "./refunds/commands/customerCommands.ts";
export { refundHandler } from "./refunds/commands/handleProviderRefund.ts";
