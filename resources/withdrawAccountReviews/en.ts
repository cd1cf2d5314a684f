import type { ResourceWords } from "../../framework/schema/index.ts";
import { bankNames, kindNames } from "../withdrawAccounts/words/banks.ts";
import type { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

const words: ResourceWords<typeof withdrawAccountReviews> = {
  name: "Withdraw account of shops |||| Withdraw accounts of shops",
  fields: {
    shop: "Shop",
    kind: "Kind",
    realname: "Real name",
    bank: "Bank",
    bsb: "BSB",
    bankSub: "Branch",
    alipayQr: "Alipay code",
    wechatQr: "WeChat code",
    number: "Account",
    title: "Name",
    status: "Status",
    reason: "Reason of refusal",
  },
  choices: {
    kind: kindNames.en,
    bank: bankNames.en,
    status: {
      pending: "To be reviewed",
      approved: "Approved",
      rejected: "Rejected",
    },
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
  groups: {
    main: "Holder",
    where: "Account",
  },
  screen: {
    show: "Show the whole number",
  },
  empty: "Accounts that shops want to be paid to wait here for a look.",
};
export default words;
