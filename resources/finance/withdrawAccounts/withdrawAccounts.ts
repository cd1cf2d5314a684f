import {
  choice,
  computed,
  defineResource,
  image,
  longText,
  password,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { accountFields } from "../balanceTransactions/balanceTransactions.ts";
import { bankCodes, withdrawKinds } from "./bankCodes.ts";

export const accountStates = ["pending", "approved", "rejected"] as const;

/**
 * A shop's payout account. Its number is stored like a password and is in no list, file, history or
 * response; these show `number`, with the last four characters only. Only the account's form can
 * request the whole number.
 */
export const withdrawAccounts = defineResource("withdrawAccounts", {
  api: "member/memberBank",
  route: "/fund/account",
  access: "finance:account",
  owner: "shop",
  operations: ["create", "edit", "delete", "export"],
  fields: {
    kind: choice(withdrawKinds, {
      required: true,
      createOnly: true,
      default: "bank",
      filter: true,
      help: true,
    }),
    realname: text({ required: true, max: 60, search: true, help: true }),
    bank: choice(bankCodes, { required: true, filter: true, visibleWhen: { kind: "bank" } }),
    bsb: text({
      required: true,
      pattern: /^\d{3}-?\d{3}$/,
      example: "062-000",
      max: 7,
      visibleWhen: { bank: "AU" },
      help: true,
    }),
    bankSub: text({ max: 100, visibleWhen: { kind: "bank" } }),
    bankAccount: password({
      required: true,
      hashed: false,
      min: 5,
      max: 40,
      visibleWhen: { kind: "bank" },
    }),
    alipayAccount: password({
      required: true,
      hashed: false,
      min: 5,
      max: 100,
      visibleWhen: { kind: "alipay" },
    }),
    alipayQr: image({ confidential: true, size: 5, visibleWhen: { kind: "alipay" } }),
    wechatQr: image({
      required: true,
      confidential: true,
      size: 5,
      visibleWhen: { kind: "wechat" },
    }),
    number: computed(text(), { stored: true }),
    title: computed(text(), { stored: true }),
    status: choice(accountStates, { default: "pending", readOnly: true, filter: true }),
    reason: longText({ readOnly: true, max: 500 }),
  },
  label: "title",
  stateReasons: { rejected: ["reason"] },
  list: {
    columns: ["kind", "realname", "bank", "number", "status", "reason", "updTime"],
    select: ["title"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  form: [
    section("main", ["kind", "realname"]),
    section("where", [
      "bank",
      "bsb",
      "bankSub",
      "bankAccount",
      "alipayAccount",
      "alipayQr",
      "wechatQr",
    ]),
  ],
  calls: {
    /** Returns the whole number for the form that changes it. */
    getNumber: {
      right: "edit",
      input: { id: rowId({ required: true, min: 1 }) },
      output: { number: text() },
    },
    getAccount: { output: accountFields },
  },
});
