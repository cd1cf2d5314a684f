import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { bankNames, kindNames } from "../../withdrawAccounts/locales/banks.ts";
import type { withdrawals } from "../withdrawals.ts";

/** Messages of withdrawals, which the platform's view uses too. */
export const withdrawMessages = {
  fields: {
    shortNo: "提现",
    withdrawNo: "提现单号",
    shopName: "店铺",
    kind: "提现方式",
    method: "提现渠道",
    realname: "收款人",
    bank: "银行",
    bsb: "BSB 号码",
    bankSub: "支行",
    number: "账号",
    qr: "收款码",
    amount: "提现金额",
    fee: "手续费",
    balance: "申请时余额",
    actual: "实际到账",
    remark: "备注",
    rejectReason: "驳回原因",
    failNote: "打款失败说明",
    applyTime: "申请时间",
    applyIp: "申请 IP",
    reviewTime: "审核时间",
    reviewer: "审核人",
    payTime: "打款时间",
    payNo: "打款流水号",
    payVoucher: "打款凭证",
    status: "状态",
  },
  choices: {
    kind: kindNames["zh-CN"],
    method: kindNames["zh-CN"],
    bank: bankNames["zh-CN"],
    status: {
      applying: "申请中",
      underReview: "审核中",
      awaitingPayout: "待打款",
      inProgress: "打款中",
      completed: "已完成",
      rejected: "已驳回",
      cancelled: "已取消",
    },
  },
  groups: {
    main: "提现",
    where: "收款账户",
    course: "处理过程",
  },
};

const messages: ResourceMessages<typeof withdrawals> = {
  ...withdrawMessages,
  name: "提现 |||| 提现",
  operations: { apply: "申请提现" },
  fields: {
    ...withdrawMessages.fields,
    account: "收款账户",
    payTo: "完整账号",
  },
  actions: {
    cancel: "取消提现",
  },
  titles: {
    cancel: "取消此提现？",
  },
  done: {
    cancel: "提现已取消",
  },
  consequences: {
    cancel: "全部金额将退回可用余额。",
  },
  inputs: {
    count: {
      amount: "金额",
      kind: "方式",
    },
    getLast: {
      kind: "方式",
    },
    apply: {
      account: "提现到",
      amount: "提现金额",
      remark: "备注",
      payPassword: "支付密码",
    },
  },
  inputChoices: {
    count: {
      kind: kindNames["zh-CN"],
    },
    getLast: {
      kind: kindNames["zh-CN"],
    },
  },
  errors: {
    amountBelowMin: "提现金额不得低于 %{min}。",
    amountExceedsMax: "提现金额不得超过 %{max}。",
    held: "您账号的邮箱、手机号或支付密码在 24 小时内设置或更改过，%{until} 起可以再次提现。",
    alreadyOpen: "提现 %{number} 尚未完结。请取消该申请，或等待完结后再次申请。",
    amountExceedsBalance: "超过可用余额（%{balance}）。",
    amountBelowFee: "提现金额须大于手续费 %{fee}。",
    dailyLimitReached: "每天最多提现 %{smart_count} 次，请明天再试。",
    blocked: "平台已禁止本店提现：%{reason}",
    payPasswordMissing: "请先在个人账户中设置支付密码，提现时需要验证。",
    payPasswordWrong: "支付密码或验证码错误",
    disabled: "提现暂未开放。",
    kindDisabled: "该提现方式暂未开放。",
    accountNotApproved: "该账户尚未通过平台审核。",
    amountIncludesSandbox: "余额中有 %{amount} 来自测试支付，不能提现。",
  },
  screen: {
    again: "重新申请",
    showOpen: "查看",
    payPassword: "支付密码，或验证器动态码",
    setPayPassword: "设置支付密码",
    noProof: "提现前需要验证支付密码，请先设置。",
    apply: "申请提现",
    title: "申请提现",
    available: "可提现 %{amount}",
    all: "全部提现",
    fee: "手续费（%{rate}，最低 %{least}）",
    arrives: "实际到账",
    left: "提现后余额",
    rules: "单次 %{min} 至 %{max} · 今天还可提现 %{left} 次（每天 %{times} 次）",
    onHold: "平台已暂停提现：%{reason}",
    underWay: "提现 %{number} 尚未完结，完结后才能再次申请。",
    open: "提现 %{number} 尚未完结。请取消该申请，或等待完结后再次申请。",
    noAccount: "请先添加收款账户。",
    addAccount: "添加账户",
    waiting: "您的账户尚未通过平台审核。",
    done: "已申请提现，您将收到 %{actual}。",
    to: "提现到",
    amount: "提现金额",
    remark: "备注",
  },
  empty: "提现申请及其进度显示在这里。提现需要已通过审核的收款账户。",
};
export default messages;
