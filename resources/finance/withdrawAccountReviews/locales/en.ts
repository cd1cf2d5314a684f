import type { ResourceWords } from "../../../../framework/schema/index.ts";
import { accountWords } from "../../withdrawAccounts/locales/en.ts";
import type { withdrawAccountReviews } from "../withdrawAccountReviews.ts";

const words: ResourceWords<typeof withdrawAccountReviews> = {
  ...accountWords,
  name: "Withdraw account of shops |||| Withdraw accounts of shops",
  fields: {
    ...accountWords.fields,
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
export default words;
