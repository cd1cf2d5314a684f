import { payChannelNames, payMethodNames, providerNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { payments } from "../payments.ts";

const messages: ResourceMessages<typeof payments> = {
  name: "收款记录 |||| 收款记录",
  listName: "收款记录",
  recordTitle: "%{memberName} 支付 %{amount}",
  jobs: { reconcilePayments: "核对支付", readProviderStatements: "读取渠道账单" },
  fields: {
    number: "编号",
    payOrderId: "付款单",
    payOrderNo: "付款单号",
    memberId: "买家 ID",
    memberName: "买家",
    provider: "支付渠道",
    channel: "支付端",
    amount: "金额",
    paidAmount: "实收金额",
    status: "状态",
    chargeId: "渠道订单号",
    providerTxn: "交易号",
    payUrl: "支付页面",
    error: "错误",
    openedAt: "发起时间",
    paidAt: "支付时间",
    surplus: "已退多付金额",
    reconcileAt: "下次核对",
    reconcileCount: "核对次数",
    cancelledAt: "渠道关闭时间",
    sandbox: "测试支付",
    tenders: "其他支付部分",
    callbacks: "渠道通知",
  },
  choices: {
    provider: providerNames["zh-CN"],
    channel: payChannelNames["zh-CN"],
    status: {
      open: "待支付",
      paid: "已支付",
      late: "逾期到账",
      duplicate: "重复支付",
      mismatch: "金额不符",
      failed: "失败",
      closed: "已关闭",
    },
  },
  groups: { main: "收款记录" },
  rows: {
    tenders: { method: "支付方式", amount: "金额", status: "状态", captured: "实付" },
    callbacks: { at: "时间", outcome: "结果", txn: "交易号", amount: "金额", bodyHash: "指纹" },
  },
  rowChoices: {
    tenders: {
      method: payMethodNames["zh-CN"],
      status: { held: "冻结中", captured: "已支付", released: "已退回" },
    },
    callbacks: {
      outcome: {
        paid: "已支付",
        partly: "部分入账",
        late: "逾期到账",
        duplicate: "重复支付",
        mismatch: "金额不符",
        failed: "失败",
        again: "重复通知",
      },
    },
  },
  errors: {
    amountExceedsMax: "通知中的金额超过任何付款的上限。",
    signatureInvalid: "通知的签名无效。",
    notFound: "找不到该笔收款。",
    providerUnavailable: "该支付方式暂不可用。",
    noMethodAvailable: "目前没有可用的支付方式，您可以使用余额支付。",
    notPayable: "该付款单已不能支付。",
    tenderExceedsDue: "余额支付部分必须小于应付金额 %{due}。",
    providerTimeout: "支付渠道没有响应，请稍后再试。",
    insufficientFunds: "余额不足。",
    declined: "支付渠道拒绝了该笔收款。",
  },
  screen: {
    dashboard: {
      failed: "支付失败",
    },
  },
  empty: "微信支付和支付宝的收款会显示在这里，并附有渠道的每条通知。",
};
export default messages;
