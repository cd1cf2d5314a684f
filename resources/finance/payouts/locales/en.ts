import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { withdrawMessages } from "../../withdrawals/locales/en.ts";
import type { payouts } from "../payouts.ts";

const messages: ResourceMessages<typeof payouts> = {
  ...withdrawMessages,
  name: "Payout |||| Payouts",
  recordTitle: "%{shortNo} · %{shopName}",
  tabs: { toDo: "To do", ...withdrawMessages.choices.status },
  toDo: {
    applying: "%{smart_count} new payout request |||| %{smart_count} new payout requests",
    underReview: "%{smart_count} payout to approve |||| %{smart_count} payouts to approve",
    awaitingPayout: "%{smart_count} payout to send |||| %{smart_count} payouts to send",
  },
  fields: {
    ...withdrawMessages.fields,
    shortNo: "Payout",
    actual: "Shop receives",
    sellerId: "Shop ID",
    blockReason: "Payouts to this shop are blocked",
    termsId: "Terms ID",
  },
  filters: { shop: "Shop" },
  groups: {
    ...withdrawMessages.groups,
    main: "Request",
    sum: "Breakdown",
    shop: "Shop",
  },
  actions: {
    setReviewing: "Start review",
    approve: "Approve",
    reject: "Decline",
    setDoing: "Mark as sent",
    setPaid: "Mark as paid",
    setPayFailed: "Mark as failed",
    giveUp: "Return to shop",
    showNumber: "Viewed full account number",
  },
  titles: {
    setReviewing: "Start reviewing this payout? |||| Start reviewing %{smart_count} payouts?",
    approve: "Approve this payout? |||| Approve %{smart_count} payouts?",
    reject: "Decline this payout? |||| Decline %{smart_count} payouts?",
    setDoing: "Mark this payout as sent? |||| Mark %{what} as sent?",
    setPaid: "Mark this payout as paid? |||| Mark %{what} as paid?",
    setPayFailed: "Mark this payout as failed? |||| Mark %{what} as failed?",
    giveUp: "Return this amount to the shop?",
  },
  questions: {
    setReviewing: "Start reviewing %{amount} for %{shopName}?",
    approve: "Approve %{actual} to %{shopName}?",
    reject: "Decline %{amount} to %{shopName}?",
    setDoing: "Mark %{actual} to %{realname}, %{number}, as sent?",
    setPaid: "Mark %{actual} to %{realname}, %{number}, as paid?",
    setPayFailed: "Mark %{actual} to %{realname}, %{number}, as failed?",
    giveUp: "Return %{amount} to %{shopName}?",
  },
  done: {
    setReviewing: "Review started",
    approve: "Payout approved |||| %{smart_count} payouts approved",
    reject: "Payout declined |||| %{smart_count} payouts declined",
    setDoing: "Payout marked as sent |||| %{smart_count} payouts marked as sent",
    setPaid: "Payout marked as paid |||| %{smart_count} payouts marked as paid",
    setPayFailed: "Payout marked as failed |||| %{smart_count} payouts marked as failed",
    giveUp: "Amount returned to the shop",
  },
  doneNamed: {
    approve: "Payout %{name} approved",
    reject: "Payout %{name} declined",
    setDoing: "Payout %{name} marked as sent",
    setPaid: "Payout %{name} marked as paid",
  },
  consequences: {
    approve: "The shop will see it as approved. Send the money next, then mark it as sent.",
    setDoing:
      "Mark a payout only after you have sent the money: the shop will see it as on the way.",
    reject: "The full amount will return to the shop's available balance.",
    setPaid:
      "The amount will leave the shop's account, and the fee will be booked as Markethall revenue.",
    setPayFailed: "The payout will return to “Awaiting payout”, and you can pay it again.",
    giveUp: "The full amount will return to the shop's available balance.",
  },
  inputs: {
    getShop: { id: "Payout" },
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
      id: "Payout",
    },
  },
  errors: {
    blocked: "Payouts to %{shop} are blocked: %{reason} Lift the block in the shop's terms first.",
  },
  screen: {
    blocked: "Payouts to this shop are blocked. Lift the block in its terms first.",
    changeTerms: "Shop terms",
    shop: {
      view: "View shop",
      balance: "Available now",
      legalName: "Legal name",
      owner: "Owner",
      holder: "Account holder",
      matches: "Matches the owner",
      differs: "Differs from the owner",
      accountAdded: "Account added",
      earlier: "Earlier payouts",
      paidBefore: "%{smart_count} paid |||| %{smart_count} paid",
      lastPaid: "Last paid",
    },
    reasons: {
      holder: {
        label: "Name mismatch",
        text: "The account holder's name does not match your registered business.",
      },
      details: {
        label: "Wrong account details",
        text: "The bank returned the payment: please check the account details.",
      },
      disputes: {
        label: "Open disputes",
        text: "Please resolve your open disputes first, then request the withdrawal again.",
      },
    },
    pays: "%{amount} to %{account}",
    dashboard: {
      title: "To pay out",
      none: "Nothing to pay out",
    },
    show: "Show full number",
  },
  empty: "Payout requests from shops will appear here to review, approve and pay.",
};
export default messages;
