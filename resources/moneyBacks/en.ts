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
    paidBy: "Refunded by",
    paidTwice: "Refunded twice",
    transferNo: "Transfer reference",
    receipt: "Receipt",
    resolvedBy: "Handled by",
  },
  choices: {
    reason: {
      refund: "Refund",
      latePayment: "Paid too late",
      duplicate: "Paid twice",
      mismatch: "Other amount",
      outOfStock: "Out of stock",
      groupFailed: "Group not complete",
      overpaid: "Overpaid",
    },
    provider: payMethodNames.en,
    paidBy: { ...payMethodNames.en, transfer: "Bank transfer" },
    status: {
      waiting: "Waiting",
      failed: "Failed",
      pending: "Pending at the provider",
      requiresAction: "Action required",
      done: "Done",
    },
  },
  tabs: {
    waiting: "Waiting",
    failed: "Failed",
    pending: "Pending at the provider",
    requiresAction: "Action required",
    done: "Done",
    paidTwice: "Refunded twice",
  },
  actions: {
    retry: "Try again",
    payToWallet: "Refund to wallet",
    markTransferred: "Record a bank transfer",
  },
  consequences: {
    retry: "The provider is asked again at once.",
    payToWallet: "The buyer receives the amount in their wallet now. The provider isn't asked again.",
    markTransferred: "Transfer the amount to the buyer first, then record it here. The provider isn't asked again.",
  },
  inputs: { markTransferred: { transferNo: "Transfer reference", receipt: "Receipt" } },
  refusals: {
    sandbox:
      "This payment was a test payment, so no real money may be transferred for it. Refund it to the buyer's wallet instead.",
  },
  groups: { main: "Money back" },
  empty:
    "Money that goes back to buyers stands here: refunds, and payments that came too late or twice. What a provider refuses is tried again by itself.",
};
export default words;
