import { payMethodNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { providerRefunds } from "../moneyBacks.ts";

const messages: ResourceMessages<typeof providerRefunds> = {
  name: "Outgoing refund |||| Outgoing refunds",
  toDo: {
    requiresAction:
      "%{smart_count} declined refund to pay another way |||| %{smart_count} declined refunds to pay another way",
    paidTwice:
      "%{smart_count} refund paid twice, by Markethall and the payment provider |||| %{smart_count} refunds paid twice, by Markethall and the payment provider",
    failed: "%{smart_count} failed refund |||| %{smart_count} failed refunds",
  },
  queues: { dispatchRefund: "Send a refund to the payment provider" },
  jobs: { sendMoneyBacks: "Send refunds to payment providers" },
  fields: {
    shortNo: "Refund",
    number: "Number",
    payment: "Payment attempt",
    payOrderId: "Payment ID",
    memberId: "Customer ID",
    shop: "Shop",
    orderId: "Order ID",
    orderNo: "Order",
    orderShort: "Order",
    refundShort: "Refund request",
    memberName: "Customer",
    refundNo: "Refund",
    disputeId: "Dispute ID",
    refundId: "Refund ID",
    amount: "Amount",
    reason: "Reason",
    provider: "Payment method",
    status: "Status",
    tries: "Attempts",
    error: "Provider message",
    nextTryAt: "Next retry",
    doneAt: "Completed at",
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
      latePayment: "Late",
      duplicate: "Duplicate",
      mismatch: "Amount mismatch",
      outOfStock: "Out of stock",
      groupFailed: "Group not filled",
      overpaid: "Overpaid",
      giftCardRefunded: "Gift card refunded",
    },
    provider: payMethodNames.en,
    paidBy: { ...payMethodNames.en, transfer: "Bank transfer" },
    settlement: { recovered: "Recovered from balance", writtenOff: "Written off" },
    status: {
      waiting: "In progress",
      failed: "Failed",
      pending: "Pending at the provider",
      requiresAction: "Action required",
      done: "Completed",
    },
  },
  tabs: {
    toDo: "To do",
    waiting: "In progress",
    failed: "Failed",
    pending: "Pending at the provider",
    requiresAction: "Action required",
    done: "Completed",
    paidTwice: "Refunded twice",
  },
  actions: {
    retry: "Retry",
    payToWallet: "Refund to balance",
    markTransferred: "Record a bank transfer",
    recoverFromBalance: "Recover from balance",
    writeOff: "Write off",
  },
  titles: {
    payToWallet: "Refund to the customer's balance?",
    markTransferred: "Record a bank transfer",
    recoverFromBalance: "Recover from the customer's balance?",
    writeOff: "Write off this amount?",
    retry: "Retry this refund? |||| Retry %{what}?",
  },
  done: {
    retry: "Refund is being retried |||| %{smart_count} refunds are being retried",
    payToWallet: "Refunded to the customer's balance",
    markTransferred: "Bank transfer recorded",
    recoverFromBalance: "Recovered from the customer's balance",
    writeOff: "Amount written off",
  },
  consequences: {
    retry: "The provider will be asked again immediately.",
    payToWallet:
      "The amount will be added to the customer's balance now. The provider isn't asked again.",
    markTransferred:
      "Transfer the amount to the customer first, then record it here. The provider isn't asked again.",
    recoverFromBalance:
      "The customer was refunded twice: by Markethall and by the provider. The amount will be deducted from the customer's balance.",
    writeOff:
      "The customer keeps the second refund. The amount will be booked as a Markethall expense.",
  },
  inputs: {
    markTransferred: { transferNo: "Transfer reference", receipt: "Receipt" },
    recoverFromBalance: { note: "Note" },
    writeOff: { note: "Note" },
  },
  errors: {
    failed: "The refund hasn't been sent and will be retried. %{cause}",
    insufficientFunds:
      "The customer's balance doesn't cover this amount. Write it off, or try again once the balance is high enough.",
    sandboxPayment:
      "This payment was a test payment, so no real money may be transferred for it. Refund it to the customer's balance instead.",
  },
  groups: { main: "Outgoing refund", progress: "Progress", resolution: "Resolution" },
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
        title: "Retry refund of %{amount} to %{name}?",
        text: "%{way} will be asked again immediately.",
      },
      payToWallet: {
        title: "Refund %{amount} to %{name}'s balance?",
        text: "%{amount} will be added to %{name}'s balance now. %{way} won't be asked again.",
      },
      markTransferred: {
        title: "Record a bank transfer of %{amount} to %{name}",
        text: "Transfer %{amount} to %{name} first, then record it here with its receipt. %{way} won't be asked again.",
      },
      recoverFromBalance: {
        title: "Recover %{amount} from %{name}'s balance?",
        text: "%{name} was refunded %{amount} twice: by Markethall and by %{way}. %{amount} will be deducted from %{name}'s balance.",
      },
      writeOff: {
        title: "Write off %{amount} refunded twice to %{name}?",
        text: "%{name} was refunded %{amount} twice: by Markethall and by %{way}. The second refund will be booked as a Markethall expense.",
      },
    },
  },
  empty:
    "Refunds to customers will appear here, including late and duplicate payments. Failed refunds are retried automatically.",
};
export default messages;
