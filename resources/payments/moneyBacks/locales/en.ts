import { payMethodNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { moneyBacks } from "../moneyBacks.ts";

const messages: ResourceMessages<typeof moneyBacks> = {
  name: "Money back |||| Money back",
  fields: {
    number: "Number",
    payment: "Charge",
    payOrderId: "Payment id",
    memberId: "Buyer id",
    shop: "Shop",
    orderId: "Order id",
    orderNo: "Order no.",
    memberName: "Buyer",
    refundNo: "Refund no.",
    disputeId: "Dispute id",
    refundId: "Refund id",
    amount: "Amount",
    reason: "Why",
    provider: "Payment method",
    status: "Status",
    tries: "Tries",
    error: "Provider's reason",
    nextTryAt: "Next try",
    doneAt: "Done at",
    providerRefundNo: "Provider's refund no.",
    paidBy: "Refunded by",
    paidTwice: "Refunded twice",
    settlement: "Settlement",
    settlementNote: "Settlement note",
    settledAt: "Settled at",
    settledBy: "Settled by",
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
    settlement: { recovered: "Recovered from balance", writtenOff: "Written off" },
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
    payToWallet: "Refund to balance",
    markTransferred: "Record a bank transfer",
    recoverFromBalance: "Recover from balance",
    writeOff: "Write off",
  },
  consequences: {
    retry: "The provider is asked again at once.",
    payToWallet: "The amount will be added to the buyer's balance now. The provider isn't asked again.",
    markTransferred: "Transfer the amount to the buyer first, then record it here. The provider isn't asked again.",
    recoverFromBalance:
      "The buyer was refunded twice: by the platform and by the provider. The amount will be deducted from the buyer's balance.",
    writeOff: "The buyer keeps the second refund. The amount will be booked as an expense of the platform.",
  },
  inputs: {
    markTransferred: { transferNo: "Transfer reference", receipt: "Receipt" },
    recoverFromBalance: { note: "Note" },
    writeOff: { note: "Note" },
  },
  refusals: {
    balanceTooLow:
      "The buyer's balance doesn't cover this amount. Write it off, or try again once the balance is high enough.",
    sandbox:
      "This payment was a test payment, so no real money may be transferred for it. Refund it to the buyer's balance instead.",
  },
  groups: { main: "Refund", progress: "Progress", resolution: "Resolution" },
  screen: {
    faults: {
      refundPeriodOver: "The refund period for this payment has ended.",
      accountTooLow: "The merchant account doesn't hold enough funds.",
      paymentUnknown: "The provider doesn't recognize this payment.",
      amountExceedsPaid: "The amount is more than what was paid.",
      noAnswer: "The provider didn't respond in time.",
      notConfigured: "This payment provider isn't set up.",
      other: "Message from the provider: “%{message}”.",
    },
    dialogs: {
      retry: {
        title: "Retry the refund of %{amount} to %{name}",
        text: "%{way} will be asked again immediately.",
      },
      payToWallet: {
        title: "Pay %{amount} to %{name}'s balance",
        text: "%{amount} will be added to %{name}'s balance now. %{way} won't be asked again.",
      },
      markTransferred: {
        title: "Record a bank transfer of %{amount} to %{name}",
        text: "Transfer %{amount} to %{name} first, then record it here with its receipt. %{way} won't be asked again.",
      },
      recoverFromBalance: {
        title: "Recover %{amount} from %{name}'s balance",
        text: "%{name} was refunded %{amount} twice: by the platform and by %{way}. %{amount} will be deducted from %{name}'s balance.",
      },
      writeOff: {
        title: "Write off %{amount} refunded twice to %{name}",
        text: "%{name} was refunded %{amount} twice: by the platform and by %{way}. The platform bears the second refund as an expense.",
      },
    },
  },
  empty:
    "Money that goes back to buyers stands here: refunds, and payments that came too late or twice. What a provider refuses is tried again by itself.",
};
export default messages;
