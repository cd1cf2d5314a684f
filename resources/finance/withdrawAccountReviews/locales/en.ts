import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { accountMessages } from "../../withdrawAccounts/locales/en.ts";
import type { withdrawAccountReviews } from "../withdrawAccountReviews.ts";

const messages: ResourceMessages<typeof withdrawAccountReviews> = {
  ...accountMessages,
  name: "Payout account |||| Payout accounts",
  toDo: {
    pending:
      "%{smart_count} payout account to review |||| %{smart_count} payout accounts to review",
  },
  fields: {
    ...accountMessages.fields,
    shop: "Shop",
    sellerId: "Shop ID",
    legalName: "Verified legal name",
  },
  groups: { ...accountMessages.groups, shop: "Shop" },
  actions: {
    approve: "Approve",
    reject: "Decline",
    showNumber: "Viewed full account number",
  },
  titles: {
    approve: "Approve this payout account? |||| Approve %{what}?",
    reject: "Decline this payout account? |||| Decline %{what}?",
  },
  questions: {
    reject: "Decline the account of %{realname}?",
    approve: "Approve the account of %{realname}?",
  },
  done: {
    approve: "Payout account approved |||| %{smart_count} payout accounts approved",
    reject: "Payout account declined |||| %{smart_count} payout accounts declined",
  },
  doneNamed: {
    approve: "Payout account %{name} approved",
    reject: "Payout account %{name} declined",
  },
  consequences: {
    approve: "The shop can withdraw to this account immediately.",
    reject: "The shop will see this reason.",
  },
  inputs: {
    reject: {
      reason: "Reason",
    },
    showNumber: {
      id: "Account",
    },
  },
  screen: {
    reasons: {
      holder: {
        label: "Name mismatch",
        text: "The account holder's name does not match your registered business.",
      },
      number: {
        label: "Invalid number",
        text: "The account number is not valid for this bank.",
      },
      unclear: {
        label: "Unclear image",
        text: "The image of the payment code is not readable. Please upload a clearer one.",
      },
    },
    show: "Show full number",
  },
  empty: "Payout accounts submitted by shops will appear here for review.",
};
export default messages;
