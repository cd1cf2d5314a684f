import type { PrepaidTender } from "../../../finance/server.ts";
import { captureCards, lockPaidCards, refundToCards, selectHeldSums } from "./cardTenders.ts";

/** How orders are paid with gift cards, and refunded to them. */
export const giftCardPayments: PrepaidTender = {
  method: "giftCard",
  account: "giftCards",
  selectHeld: selectHeldSums,
  capture: captureCards,
  lockPaid: lockPaidCards,
  refund: refundToCards,
};
