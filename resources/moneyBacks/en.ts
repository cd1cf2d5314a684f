import type { ResourceWords } from "../../framework/schema/index.ts";
import { payMethodNames } from "../orders/words/payWays.ts";
import type { moneyBacks } from "./moneyBacks.ts";

const words: ResourceWords<typeof moneyBacks> = {
  name: "Money back |||| Money back",
  fields: {
    number: "Number",
    payment: "Charge",
    payOrderId: "Payment id",
    memberId: "Buyer id",
    shop: "Shop",
    orderId: "Order id",
    orderNo: "Order no.",
    refundId: "Refund id",
    amount: "Amount",
    reason: "Why",
    provider: "Way",
    status: "Status",
    tries: "Tries",
    error: "Error",
    nextTryAt: "Next try",
    doneAt: "Done at",
    providerRefundNo: "Provider's refund no.",
  },
  choices: {
    reason: {
      refund: "Refund",
      latePayment: "Paid too late",
      duplicate: "Paid twice",
      mismatch: "Other amount",
      outOfStock: "Out of stock",
      groupFailed: "Group not complete",
    },
    provider: payMethodNames.en,
    status: { waiting: "Waiting", failed: "Failed", done: "Done" },
  },
  actions: { retry: "Try again" },
  consequences: { retry: "The provider is asked again at once." },
  groups: { main: "Money back" },
  empty:
    "Money that goes back to buyers stands here: refunds, and payments that came too late or twice. What a provider refuses is tried again by itself.",
};
export default words;
