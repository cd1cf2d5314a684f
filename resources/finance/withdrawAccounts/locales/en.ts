import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { withdrawAccounts } from "../withdrawAccounts.ts";
import { bankNames, kindNames } from "./banks.ts";

/** Messages of payout accounts, which the platform's view uses too. */
export const accountMessages = {
  fields: {
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
  groups: {
    main: "Holder",
    where: "Account",
  },
};

const messages: ResourceMessages<typeof withdrawAccounts> = {
  ...accountMessages,
  name: "Withdraw account |||| Withdraw accounts",
  fields: {
    ...accountMessages.fields,
    bankAccount: "Account number",
    alipayAccount: "Alipay account",
  },
  help: {
    kind: "An account of another kind is a new account.",
    realname: "As the bank or the provider has it",
    bsb: "Six digits, as 062-000",
  },
  inputs: {
    getNumber: {
      id: "Account",
    },
  },
  refusals: {
    digits: "Digits only: %{min} to %{max} of them",
    inUse: "A withdrawal to this account is still open. Wait for its end, or cancel it.",
    alipay: "An e-mail address or a phone number",
  },
  screen: {
    keep: "Leave empty to keep %{number}",
    show: "Show the whole number",
    account: {
      balance: "Balance",
      pending: "On the way",
      frozen: "Frozen",
      total: "Total",
    },
    lines: "Show the lines",
  },
  empty:
    "Say where your money is to be paid: a bank account, Alipay or WeChat. Once the platform has looked at it, you can withdraw to it.",
};
export default messages;
