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
    setDoing: "Payout sent",
    setPaid: "Arrived",
    setPayFailed: "Payout failed",
    giveUp: "Give back to the shop",
  },
  consequences: {
    reject: "The whole amount is balance of the shop again.",
    setPaid: "The amount leaves the books of the shop, and the fee is income of the platform.",
    setPayFailed: "It waits for another payout.",
    giveUp: "The whole amount is balance of the shop again.",
  },
  inputs: {
    reject: {
      reason: "Reason",
    },
    setPaid: {
      payNo: "Payment no.",
      payVoucher: "Voucher",
    },
    setPayFailed: {
      note: "What failed",
    },
    giveUp: {
      reason: "Reason",
    },
    showNumber: {
      id: "Withdrawal",
    },
  },
  screen: {
    show: "Show the whole number",
  },
  empty: "What shops ask to be paid waits here: review it, approve it, pay it, and say when it has arrived.",
};
export default messages;
