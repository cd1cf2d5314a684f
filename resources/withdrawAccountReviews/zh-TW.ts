import type { ResourceWords } from "../../framework/schema/index.ts";
import { bankNames, kindNames } from "../withdrawAccounts/words/banks.ts";
import type { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

const words: ResourceWords<typeof withdrawAccountReviews> = {
  name: "商店提領帳戶 |||| 商店提領帳戶",
  fields: {
    shop: "商店",
    kind: "方式",
    realname: "真實姓名",
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
  actions: {
    approve: "通過",
    reject: "駁回",
  },
  consequences: {
    approve: "商店可立即提領到該帳戶。",
  },
  inputs: {
    reject: {
      reason: "原因",
    },
    showNumber: {
      id: "帳戶",
    },
  },
  groups: {
    main: "持有人",
    where: "帳戶",
  },
  screen: {
    show: "顯示完整帳號",
  },
  empty: "商店新增的收款帳戶在此等待審核。",
};
export default words;
