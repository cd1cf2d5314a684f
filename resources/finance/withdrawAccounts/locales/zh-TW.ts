import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { withdrawAccounts } from "../withdrawAccounts.ts";
import { bankNames, kindNames } from "./banks.ts";

/** Messages of payout accounts, which the platform's view uses too. */
export const accountMessages = {
  fields: {
    kind: "方式",
    realname: "戶名",
    bank: "銀行",
    bsb: "BSB 號碼",
    bankSub: "分行",
    alipayQr: "支付寶收款碼",
    wechatQr: "微信收款碼",
    number: "帳號",
    title: "名稱",
    status: "狀態",
    reason: "駁回原因",
  },
  choices: {
    kind: kindNames["zh-TW"],
    bank: bankNames["zh-TW"],
    status: {
      pending: "待審核",
      approved: "已通過",
      rejected: "已駁回",
    },
  },
  groups: {
    main: "持有人",
    where: "帳戶資訊",
  },
};

const messages: ResourceMessages<typeof withdrawAccounts> = {
  ...accountMessages,
  name: "收款帳戶 |||| 收款帳戶",
  fields: {
    ...accountMessages.fields,
    bankAccount: "銀行帳號",
    alipayAccount: "支付寶帳號",
  },
  help: {
    kind: "更換方式請新建帳戶。",
    realname: "須與銀行或支付平台登記一致",
    bsb: "6 位數字，如 062-000",
  },
  inputs: {
    getNumber: {
      id: "帳戶",
    },
  },
  errors: {
    inUse: "該帳戶有未完結的提領，請等待完結或先取消。",
  },
  validation: {
    digits: "只能是數字，%{min} 至 %{max} 位",
    alipay: "請填寫電子郵件或手機號碼",
  },
  screen: {
    keep: "留空則保持 %{number}",
    show: "顯示完整帳號",
    lines: "查看明細",
  },
  empty: "新增收款帳戶：銀行帳戶、支付寶或微信。平台審核後即可提領。",
};
export default messages;
