import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { accountMessages } from "../../withdrawAccounts/locales/en.ts";
import type { withdrawAccountReviews } from "../withdrawAccountReviews.ts";

const messages: ResourceMessages<typeof withdrawAccountReviews> = {
  ...accountMessages,
  name: "Withdraw account of shops |||| Withdraw accounts of shops",
  fields: {
    ...accountMessages.fields,
    shop: "Shop",
  },
  actions: {
    approve: "Approve",
    reject: "Reject",
  },
  consequences: {
    approve: "The shop may withdraw to this account from now on.",
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
    show: "Show the whole number",
  },
  empty: "Accounts that shops want to be paid to wait here for a look.",
};
export default messages;
