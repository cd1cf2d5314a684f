import { payChannelNames, providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { payments } from "../payments.ts";

const messages: ResourceMessages<typeof payments> = {
  name: "Charge |||| Charges",
  listName: "Charges",
  fields: {
    number: "Number",
    payOrderId: "Payment id",
    payOrderNo: "Payment no.",
    memberId: "Buyer id",
    provider: "Provider",
    channel: "Channel",
    amount: "Amount",
    paidAmount: "Received",
    status: "Status",
    chargeId: "Provider's charge no.",
    providerTxn: "Transaction no.",
    payUrl: "Pay page",
    error: "Error",
    openedAt: "Opened",
    paidAt: "Paid at",
    surplus: "Refunded surplus",
    reconcileAt: "Next check",
    reconcileCount: "Checks",
    cancelledAt: "Cancelled at the provider",
    sandbox: "Test payment",
    callbacks: "Notices of the provider",
  },
  choices: {
    provider: providerNames.en,
    channel: payChannelNames.en,
    status: {
      open: "Open",
      paid: "Paid",
      late: "Too late",
      duplicate: "Paid twice",
      mismatch: "Other amount",
      failed: "Failed",
      closed: "Closed",
    },
  },
  groups: { main: "Charge" },
  rows: {
    callbacks: { at: "At", outcome: "Outcome", txn: "Transaction no.", amount: "Amount", bodyHash: "Fingerprint" },
  },
  rowChoices: {
    callbacks: {
      outcome: {
        paid: "Paid",
        partly: "Paid in part",
        late: "Too late",
        duplicate: "Paid twice",
        mismatch: "Other amount",
        failed: "Failed",
        again: "Said before",
      },
    },
  },
  refusals: {
    unsigned: "The notice is not signed by its provider.",
    unknown: "No such charge is known.",
    noProvider: "This way to pay is not available.",
    noMethod: "No payment method is available right now. You can pay from your balance.",
    notPayable: "This payment cannot be paid any more.",
    noAnswer: "The provider does not answer. Try again in a moment.",
    notEnough: "Your balance is too small.",
    refused: "The provider refuses the charge.",
  },
  empty: "What buyers pay through WeChat Pay and Alipay stands here, with each notice of the provider.",
};
export default messages;
