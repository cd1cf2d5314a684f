import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { withdrawAccounts } from "../withdrawAccounts.ts";
import { bankNames, kindNames } from "./banks.ts";

/** Messages of payout accounts, which the platform's view uses too. */
export const accountMessages = {
  fields: {
    kind: "Type",
    realname: "Account holder",
    bank: "Bank",
    bsb: "BSB",
    bankSub: "Branch",
    alipayQr: "Alipay QR code",
    wechatQr: "WeChat QR code",
    number: "Account",
    title: "Name",
    status: "Status",
    reason: "Reason for declining",
  },
  choices: {
    kind: kindNames.en,
    bank: bankNames.en,
    status: {
      pending: "Pending review",
      approved: "Approved",
      rejected: "Declined",
    },
  },
  groups: {
    main: "Holder",
    where: "Account details",
  },
};

const messages: ResourceMessages<typeof withdrawAccounts> = {
  ...accountMessages,
  name: "Payout account |||| Payout accounts",
  fields: {
    ...accountMessages.fields,
    bankAccount: "Account number",
    alipayAccount: "Alipay account",
  },
  help: {
    kind: "To use another type, add a new account.",
    realname: "As registered with the bank or provider",
    bsb: "Six digits, e.g. 062-000",
  },
  inputs: {
    getNumber: {
      id: "Account",
    },
  },
  errors: {
    inUse: "A withdrawal to this account is in progress. Wait until it's completed, or cancel it.",
  },
  validation: {
    digits: "Enter %{min} to %{max} digits",
    alipay: "Enter an email address or phone number",
  },
  screen: {
    keep: "Leave blank to keep %{number}",
    show: "Show full number",
    lines: "View transactions",
  },
  empty:
    "Add a bank account, Alipay or WeChat to get paid. You can withdraw to it once Markethall has approved it.",
};
export default messages;
