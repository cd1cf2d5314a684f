import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { withdrawMessages } from "../../withdrawals/locales/en.ts";
import type { payouts } from "../payouts.ts";

const messages: ResourceMessages<typeof payouts> = {
  ...withdrawMessages,
  name: "Payout |||| Payouts",
  actions: {
    setReviewing: "Start review",
    approve: "Approve",
    reject: "Reject",
    setDoing: "Mark as sent",
    setPaid: "Mark as paid",
    setPayFailed: "Mark as failed",
    giveUp: "Return to shop",
  },
  consequences: {
    reject: "The full amount will return to the shop's available balance.",
    setPaid: "The amount leaves the shop's account, and the fee is booked as Markethall revenue.",
    setPayFailed: "The withdrawal will wait for another payout.",
    giveUp: "The full amount will return to the shop's available balance.",
  },
  inputs: {
    reject: {
      reason: "Reason",
    },
    setPaid: {
      payNo: "Payment reference",
      payVoucher: "Receipt",
    },
    setPayFailed: {
      note: "Failure reason",
    },
    giveUp: {
      reason: "Reason",
    },
    showNumber: {
      id: "Withdrawal",
    },
  },
  screen: {
    show: "Show full number",
  },
  empty: "Withdrawal requests from shops will appear here to review, approve and pay.",
};
export default messages;
