import type { ResourceWords } from "../../framework/schema/index.ts";
import { bankNames, kindNames } from "../withdrawAccounts/words/banks.ts";
import type { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

const words: ResourceWords<typeof withdrawAccountReviews> = {
  name: "店铺提现账户 |||| 店铺提现账户",
  fields: {
    shop: "店铺",
    kind: "方式",
    realname: "真实姓名",
    bank: "银行",
    bsb: "BSB 号码",
    bankSub: "支行",
    alipayQr: "支付宝收款码",
    wechatQr: "微信收款码",
    number: "账号",
    title: "名称",
    status: "状态",
    reason: "驳回原因",
  },
  choices: {
    kind: kindNames["zh-CN"],
    bank: bankNames["zh-CN"],
    status: {
      pending: "待审核",
      approved: "已通过",
      rejected: "已驳回",
    },
  },
  actions: {
    approve: "通过",
    reject: "驳回",
  },
  consequences: {
    approve: "店铺可立即提现到该账户。",
  },
  inputs: {
    reject: {
      reason: "原因",
    },
    showNumber: {
      id: "账户",
    },
  },
  groups: {
    main: "持有人",
    where: "账户",
  },
  screen: {
    show: "显示完整账号",
  },
  empty: "店铺添加的收款账户在此等待审核。",
};
export default words;
