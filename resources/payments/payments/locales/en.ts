import { payChannelNames, payMethodNames, providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { payments } from "../payments.ts";

const messages: ResourceMessages<typeof payments> = {
  name: "Payment attempt |||| Payment attempts",
  listName: "Payment attempts",
  recordTitle: "%{amount} by %{memberName}",
  jobs: {
    reconcilePayments: "Reconcile payments",
    readProviderStatements: "Import provider statements",
  },
  fields: {
    number: "Number",
    payOrderId: "Payment",
    payOrderNo: "Payment no.",
    memberId: "Customer ID",
    memberName: "Customer",
    provider: "Provider",
    channel: "Channel",
    amount: "Amount",
    paidAmount: "Received",
    status: "Status",
    chargeId: "Provider's payment no.",
    providerTxn: "Transaction no.",
    payUrl: "Payment page",
    error: "Error",
    openedAt: "Started",
    paidAt: "Paid at",
    surplus: "Refunded surplus",
    reconcileAt: "Next check",
    reconcileCount: "Checks",
    cancelledAt: "Cancelled at the provider",
    sandbox: "Test payment",
    tenders: "Other tenders",
    callbacks: "Provider notifications",
  },
  choices: {
    provider: providerNames.en,
    channel: payChannelNames.en,
    status: {
      open: "Open",
      paid: "Paid",
      late: "Late",
      duplicate: "Duplicate",
      mismatch: "Amount mismatch",
      failed: "Failed",
      closed: "Closed",
    },
  },
  groups: { main: "Payment attempt" },
  rows: {
    tenders: { method: "Method", amount: "Amount", status: "Status", captured: "Paid" },
    callbacks: {
      at: "Date",
      outcome: "Outcome",
      txn: "Transaction no.",
      amount: "Amount",
      bodyHash: "Fingerprint",
    },
  },
  rowChoices: {
    tenders: {
      method: payMethodNames.en,
      status: { held: "Held", captured: "Paid", released: "Released" },
    },
    callbacks: {
      outcome: {
        paid: "Paid",
        partly: "Partially paid",
        late: "Late",
        duplicate: "Duplicate",
        mismatch: "Amount mismatch",
        failed: "Failed",
        again: "Repeat notification",
      },
    },
  },
  errors: {
    amountExceedsMax: "The notification's amount is larger than any payment can be.",
    signatureInvalid: "The notification's signature isn't valid.",
    notFound: "This payment attempt doesn't exist.",
    providerUnavailable: "This payment method isn't available.",
    noMethodAvailable: "No payment method is available right now. You can pay from your balance.",
    notPayable: "This payment can no longer be made.",
    tenderExceedsDue: "The part from the balance must be less than the %{due} that is due.",
    providerTimeout: "The payment provider isn't responding. Try again in a moment.",
    insufficientFunds: "Your balance is too low.",
    declined: "The payment provider declined the payment.",
  },
  screen: {
    dashboard: {
      failed: "Failed payments",
    },
  },
  empty: "WeChat Pay and Alipay payments will appear here with each provider notification.",
};
export default messages;
