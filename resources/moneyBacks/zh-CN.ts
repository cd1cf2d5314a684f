import type { ResourceWords } from "../../framework/schema/index.ts";
import { payMethodNames } from "../orders/words/payWays.ts";
import type { moneyBacks } from "./moneyBacks.ts";

const words: ResourceWords<typeof moneyBacks> = {
  name: "原路退回 |||| 原路退回",
  fields: {
    number: "编号",
    payment: "收款",
    payOrderId: "付款单 ID",
    memberId: "买家 ID",
    shop: "店铺",
    orderId: "订单 ID",
    orderNo: "订单号",
    refundId: "退款 ID",
    amount: "金额",
    reason: "原因",
    provider: "退回方式",
    status: "状态",
    tries: "尝试次数",
    error: "错误",
    nextTryAt: "下次尝试",
    doneAt: "完成时间",
    providerRefundNo: "渠道退款号",
    paidBy: "退款方式",
    paidTwice: "重复退款",
    transferNo: "转账流水号",
    receipt: "转账凭证",
    resolvedBy: "处理人",
  },
  choices: {
    reason: {
      refund: "退款",
      latePayment: "逾期到账",
      duplicate: "重复支付",
      mismatch: "金额不符",
      outOfStock: "缺货",
      groupFailed: "拼团未成",
      overpaid: "多付",
    },
    provider: payMethodNames["zh-CN"],
    paidBy: { ...payMethodNames["zh-CN"], transfer: "银行转账" },
    status: { waiting: "处理中", failed: "失败", pending: "渠道处理中", requiresAction: "待人工处理", done: "已完成" },
  },
  tabs: {
    waiting: "处理中",
    failed: "失败",
    pending: "渠道处理中",
    requiresAction: "待人工处理",
    done: "已完成",
    paidTwice: "重复退款",
  },
  actions: {
    retry: "重试",
    payToWallet: "退到买家余额",
    markTransferred: "登记银行转账",
  },
  consequences: {
    retry: "立即再次向支付渠道发起退款。",
    payToWallet: "款项立即退到买家余额，不再向支付渠道发起退款。",
    markTransferred: "请先将款项转给买家，再在此登记。不再向支付渠道发起退款。",
  },
  inputs: { markTransferred: { transferNo: "转账流水号", receipt: "转账凭证" } },
  refusals: {
    sandbox: "这是一笔测试支付，不能为其转出真实款项，请改为退到买家余额。",
  },
  groups: { main: "原路退回" },
  empty: "退还给买家的款项显示在这里：退款，以及逾期或重复的付款。支付渠道拒绝的会自动重试。",
};
export default words;
