import type { ResourceWords } from "../../framework/schema/index.ts";
import { bankNames, kindNames } from "../withdrawAccounts/words/banks.ts";
import type { payouts } from "./payouts.ts";

const words: ResourceWords<typeof payouts> = {
  name: "Payout |||| Payouts",
  fields: {
    withdrawNo: "Withdrawal no.",
    shopName: "Shop",
    kind: "Paid to",
    realname: "Name",
    bank: "Bank",
    bsb: "BSB",
    bankSub: "Branch",
    number: "Account",
    qr: "Payment code",
    amount: "Amount",
    fee: "Fee",
    actual: "Arrives",
    remark: "Remark",
    rejectReason: "Reason of refusal",
    failNote: "What failed",
    applyTime: "Asked for",
    reviewTime: "Reviewed",
    reviewer: "Reviewed by",
    payTime: "Paid",
    payNo: "Payment no.",
    payVoucher: "Voucher",
    status: "Status",
  },
  choices: {
    kind: kindNames.en,
    bank: bankNames.en,
    status: {
      applying: "Applying",
      underReview: "Under review",
      awaitingPayout: "Awaiting payout",
      inProgress: "In progress",
      completed: "Completed",
      rejected: "Rejected",
      cancelled: "Cancelled",
    },
  },
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
  groups: {
    main: "Withdrawal",
    where: "Paid to",
    course: "Course",
  },
  screen: {
    show: "Show the whole number",
  },
  empty: "What shops ask to be paid waits here: review it, approve it, pay it, and say when it has arrived.",
};
export default words;
