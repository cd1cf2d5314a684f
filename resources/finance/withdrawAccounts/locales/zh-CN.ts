import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { withdrawAccounts } from "../withdrawAccounts.ts";
import { bankNames, kindNames } from "./banks.ts";

/** Messages of payout accounts, which the platform's view uses too. */
export const accountMessages = {
  fields: {
    kind: "方式",
    realname: "户名",
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
  groups: {
    main: "持有人",
    where: "账户信息",
  },
};

const messages: ResourceMessages<typeof withdrawAccounts> = {
  ...accountMessages,
  name: "收款账户 |||| 收款账户",
  fields: {
    ...accountMessages.fields,
    bankAccount: "银行账号",
    alipayAccount: "支付宝账号",
  },
  help: {
    kind: "更换方式请新建账户。",
    realname: "须与银行或支付平台登记一致",
    bsb: "6 位数字，如 062-000",
  },
  inputs: {
    getNumber: {
      id: "账户",
    },
  },
  errors: {
    inUse: "该账户有未完结的提现，请等待完结或先取消。",
  },
  validation: {
    digits: "只能是数字，%{min} 至 %{max} 位",
    alipay: "请填写邮箱或手机号",
  },
  screen: {
    keep: "留空则保持 %{number}",
    show: "显示完整账号",
    lines: "查看明细",
  },
  empty: "添加收款账户：银行卡、支付宝或微信。平台审核后即可提现。",
};
export default messages;
