import { captureCards, lockPaidCards, refundToCards, selectHeldSums } from "./cardTenders.ts";

/** How orders are paid with gift cards, and refunded to them. */
export const giftCardPayments = {
  selectHeld: selectHeldSums,
  capture: captureCards,
  lockPaid: lockPaidCards,
  refund: refundToCards,
};
