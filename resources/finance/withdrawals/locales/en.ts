import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { bankNames, kindNames } from "../../withdrawAccounts/locales/banks.ts";
import type { withdrawals } from "../withdrawals.ts";

/** Messages of withdrawals, which the platform's view uses too. */
export const withdrawMessages = {
  fields: {
    withdrawNo: "Withdrawal no.",
    shopName: "Shop",
    kind: "Paid to",
    method: "Method",
    realname: "Name",
    bank: "Bank",
    bsb: "BSB",
    bankSub: "Branch",
    number: "Account",
    qr: "Payment code",
    amount: "Amount",
    fee: "Fee",
    balance: "Balance when asked",
    actual: "Arrives",
    remark: "Remark",
    rejectReason: "Reason of refusal",
    failNote: "What failed",
    applyTime: "Asked for",
    applyIp: "Asked from",
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
  groups: {
    main: "Withdrawal",
    where: "Paid to",
    course: "Course",
  },
};

const messages: ResourceMessages<typeof withdrawals> = {
  ...withdrawMessages,
  name: "Withdrawal |||| Withdrawals",
  fields: {
    ...withdrawMessages.fields,
    account: "Withdraw account",
    payTo: "Whole number",
  },
  actions: {
    cancel: "Cancel",
  },
  consequences: {
    cancel: "The whole amount is balance again.",
  },
  inputs: {
    count: {
      amount: "Amount",
      kind: "Kind",
    },
    getLast: {
      kind: "Kind",
    },
    apply: {
      account: "Paid to",
      amount: "Amount",
      remark: "Remark",
      payPassword: "Pay password",
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
  refusals: {
    held: "The e-mail address, phone number or pay password of your account was set or changed in the last 24 hours. You can withdraw money again from %{until}.",
    limits: "From %{min} to %{max} may be withdrawn at once.",
    openExists: "Withdrawal %{number} is still open. The next can be asked for once it has ended.",
    balance: "The balance is %{balance}.",
    fee: "The fee of %{fee} would leave nothing to be paid.",
    times: "%{times} withdrawals a day are allowed. Try again tomorrow.",
    blocked: "The platform has blocked withdrawals of this shop: %{reason}",
    payPasswordMissing: "Set a pay password in your account first: it is asked for before money is withdrawn.",
    payPasswordWrong: "The pay password, or the code, is wrong",
    disabled: "Withdrawals are closed at the moment.",
    kind: "Withdrawals of this kind are closed at the moment.",
    account: "The platform has not approved this account yet.",
    sandbox: "%{amount} of the balance comes from test payments and can't be withdrawn.",
  },
  screen: {
    showOpen: "Show it",
    payPassword: "Pay password, or a code of your app",
    setPayPassword: "Set a pay password",
    noProof: "Before money is withdrawn, your pay password is asked for. Set one first.",
    apply: "Withdraw",
    title: "Withdraw",
    available: "%{amount} can be withdrawn",
    all: "All of it",
    fee: "Fee (%{rate}, at least %{least})",
    arrives: "Arrives",
    left: "Balance afterwards",
    rules: "%{min} to %{max} at once, %{times} times a day, %{left} left today.",
    open: "Withdrawal %{number} is still open. The next can be asked for once it has ended.",
    noAccount: "First say where the money is to be paid.",
    addAccount: "Add an account",
    waiting: "The platform has not approved an account of yours yet.",
    done: "Asked for: %{actual} will arrive",
    to: "Paid to",
    amount: "Amount",
    remark: "Remark",
  },
  empty:
    "What you ask to be paid of your balance stands here with what became of it. Ask for it above; it needs an approved withdraw account.",
};
export default messages;
