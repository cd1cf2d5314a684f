import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { bankNames, kindNames } from "../../withdrawAccounts/locales/banks.ts";
import type { withdrawals } from "../withdrawals.ts";

/** Messages of withdrawals, which the platform's view uses too. */
export const withdrawMessages = {
  fields: {
    shortNo: "Withdrawal",
    withdrawNo: "Reference",
    shopName: "Shop",
    kind: "Paid to",
    method: "Method",
    realname: "Account holder",
    bank: "Bank",
    bsb: "BSB",
    bankSub: "Branch",
    number: "Account",
    qr: "Payment QR code",
    amount: "Amount",
    fee: "Fee",
    balance: "Balance at request",
    actual: "You receive",
    remark: "Note",
    rejectReason: "Reason for declining",
    failNote: "Failure reason",
    applyTime: "Requested",
    applyIp: "IP address",
    reviewTime: "Reviewed",
    reviewer: "Reviewed by",
    payTime: "Paid",
    payNo: "Payment reference",
    payVoucher: "Receipt",
    status: "Status",
  },
  choices: {
    kind: kindNames.en,
    method: kindNames.en,
    bank: bankNames.en,
    status: {
      applying: "Requested",
      underReview: "Under review",
      awaitingPayout: "Awaiting payout",
      inProgress: "In progress",
      completed: "Completed",
      rejected: "Declined",
      cancelled: "Cancelled",
    },
  },
  groups: {
    main: "Withdrawal",
    where: "Payout account",
    course: "Progress",
  },
};

const messages: ResourceMessages<typeof withdrawals> = {
  ...withdrawMessages,
  name: "Withdrawal |||| Withdrawals",
  operations: { apply: "Withdraw" },
  fields: {
    ...withdrawMessages.fields,
    account: "Payout account",
    payTo: "Full number",
  },
  actions: {
    cancel: "Cancel withdrawal",
  },
  titles: {
    cancel: "Cancel this withdrawal?",
  },
  done: {
    cancel: "Withdrawal cancelled",
  },
  consequences: {
    cancel: "The full amount returns to your available balance.",
  },
  inputs: {
    count: {
      amount: "Amount",
      kind: "Type",
    },
    getLast: {
      kind: "Type",
    },
    apply: {
      account: "Paid to",
      amount: "Amount",
      remark: "Note",
      payPassword: "Payment password",
    },
  },
  inputChoices: {
    count: {
      kind: kindNames.en,
    },
    getLast: {
      kind: kindNames.en,
    },
  },
  errors: {
    amountBelowMin: "The amount must be at least %{min}.",
    amountExceedsMax: "The amount can be at most %{max}.",
    held: "Your email address, phone number or payment password was set or changed in the last 24 hours. You can withdraw again from %{until}.",
    alreadyOpen:
      "Withdrawal %{number} is still in progress. Cancel it, or wait until it has been paid, then request the next one.",
    amountExceedsBalance: "More than your available balance (%{balance}).",
    amountBelowFee: "The amount must be more than the fee of %{fee}.",
    dailyLimitReached:
      "You've reached the limit of 1 withdrawal per day. Try again tomorrow. |||| You've reached the limit of %{smart_count} withdrawals per day. Try again tomorrow.",
    blocked: "Markethall has blocked withdrawals for this shop: %{reason}",
    payPasswordMissing:
      "Set a payment password in your account first. It's required for withdrawals.",
    payPasswordWrong: "Incorrect payment password or code",
    disabled: "Withdrawals are currently unavailable.",
    kindDisabled: "Withdrawals to this type of account are currently unavailable.",
    accountNotApproved: "Markethall hasn't approved this account yet.",
    amountIncludesSandbox:
      "%{amount} of the balance comes from test payments and can't be withdrawn.",
  },
  screen: {
    again: "Request again",
    showOpen: "View",
    payPassword: "Payment password or authenticator code",
    setPayPassword: "Set payment password",
    noProof: "Your payment password is required for withdrawals. Set one first.",
    apply: "Withdraw",
    title: "Withdraw",
    available: "%{amount} available",
    all: "Max",
    fee: "Fee (%{rate}, minimum %{least})",
    arrives: "You receive",
    left: "Remaining balance",
    rules: "%{min}–%{max} per withdrawal · %{left} of %{times} left today",
    onHold: "Payouts are on hold: %{reason}",
    underWay: "One withdrawal at a time: %{number} is still in progress.",
    open: "Withdrawal %{number} is still in progress. Cancel it, or wait until it has been paid, then request the next one.",
    noAccount: "Add a payout account first.",
    addAccount: "Add payout account",
    waiting: "Markethall hasn't approved your payout account yet.",
    done: "Withdrawal requested. You'll receive %{actual}.",
    to: "Paid to",
    amount: "Amount",
    remark: "Note",
  },
  empty: "Your withdrawals will appear here. You need an approved payout account to withdraw.",
};
export default messages;
