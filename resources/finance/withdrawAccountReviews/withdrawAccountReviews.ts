import {
  choice,
  computed,
  defineResource,
  image,
  longText,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { bankCodes, withdrawKinds } from "../withdrawAccounts/bankCodes.ts";
import { accountStates } from "../withdrawAccounts/withdrawAccounts.ts";

/** The platform's view of shops' payout accounts, each of which it reviews before it pays to it. */
export const withdrawAccountReviews = defineResource("withdrawAccountReviews", {
  api: "system/memberBank",
  route: "/platform/withdrawAccounts",
  menuSection: "fund",
  access: "platform:withdrawAccounts",
  owner: "platform",
  table: "withdraw_accounts",
  operations: ["export"],
  fields: {
    shop: computed(text()),
    sellerId: computed(rowId()),
    /** The verified name of the shop, beside that of the account holder. */
    legalName: computed(text()),
    kind: choice(withdrawKinds, { readOnly: true, filter: true }),
    realname: text({ readOnly: true, search: true }),
    bank: choice(bankCodes, { readOnly: true, filter: true }),
    bsb: text({ readOnly: true }),
    bankSub: text({ readOnly: true }),
    number: computed(text(), { stored: true }),
    title: computed(text(), { stored: true }),
    alipayQr: image({ readOnly: true, confidential: true }),
    wechatQr: image({ readOnly: true, confidential: true }),
    // Changed only by the actions of this resource and of the shop's own.
    status: choice(accountStates, { default: "pending", filter: true }),
    reason: longText({ readOnly: true, max: 500 }),
  },
  label: "title",
  stateReasons: { rejected: ["reason"] },
  toDo: {
    pending: { actions: ["approve", "reject"] },
  },
  list: {
    columns: ["shop", "kind", "realname", "bank", "number", "status", "reason", "updTime"],
    select: ["sellerId"],
    sort: ["id", "desc"],
    tabs: "status",
    tabHidden: { pending: ["reason"], approved: ["reason"] },
    tabSort: { pending: ["updTime", "asc"] },
  },
  form: [
    section("main", ["realname", "legalName", "kind"]),
    section("shop", ["shop"], { place: "rail" }),
    section("where", ["bank", "bsb", "bankSub", "number", "alipayQr", "wechatQr"]),
  ],
  actions: {
    approve: {
      from: ["pending", "rejected"],
      to: "approved",
      tone: "primary",
      confirm: true,
      bulk: true,
    },
    reject: {
      from: ["pending", "approved"],
      to: "rejected",
      tone: "danger",
      input: { reason: longText({ required: true, max: 500 }) },
    },
  },
  calls: {
    /** Reveals the whole account number, which the audit trail records. */
    showNumber: {
      method: "POST",
      right: "approve",
      audited: true,
      input: { id: rowId({ required: true, min: 1 }) },
      output: { number: text() },
    },
  },
});
