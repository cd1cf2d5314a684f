import type { ResourceWords } from "../../framework/schema/index.ts";
import { payMethodNames } from "../orders/words/payWays.ts";
import type { moneyBacks } from "./moneyBacks.ts";

const words: ResourceWords<typeof moneyBacks> = {
  name: "原路退回 |||| 原路退回",
  fields: {
    number: "編號",
    payment: "收款",
    payOrderId: "付款單 ID",
    memberId: "買家 ID",
    shop: "店鋪",
    orderId: "訂單 ID",
    orderNo: "訂單號",
    refundId: "退款 ID",
    amount: "金額",
    reason: "原因",
    provider: "退回方式",
    status: "狀態",
    tries: "嘗試次數",
    error: "錯誤",
    nextTryAt: "下次嘗試",
    doneAt: "完成時間",
    providerRefundNo: "管道退款號",
    paidBy: "退款方式",
    paidTwice: "重複退款",
    transferNo: "轉帳流水號",
    receipt: "轉帳憑證",
    resolvedBy: "處理人",
  },
  choices: {
    reason: {
      refund: "退款",
      latePayment: "逾期到帳",
      duplicate: "重複支付",
      mismatch: "金額不符",
      outOfStock: "缺貨",
      groupFailed: "拼團未成",
      overpaid: "多付",
    },
    provider: payMethodNames["zh-TW"],
    paidBy: { ...payMethodNames["zh-TW"], transfer: "銀行轉帳" },
    status: { waiting: "處理中", failed: "失敗", pending: "管道處理中", requiresAction: "待人工處理", done: "已完成" },
  },
  tabs: {
    waiting: "處理中",
    failed: "失敗",
    pending: "管道處理中",
    requiresAction: "待人工處理",
    done: "已完成",
    paidTwice: "重複退款",
  },
  actions: {
    retry: "重試",
    payToWallet: "退到買家餘額",
    markTransferred: "登記銀行轉帳",
  },
  consequences: {
    retry: "立即再次向支付管道發起退款。",
    payToWallet: "款項立即退到買家餘額，不再向支付管道發起退款。",
    markTransferred: "請先將款項轉給買家，再於此登記。不再向支付管道發起退款。",
  },
  inputs: { markTransferred: { transferNo: "轉帳流水號", receipt: "轉帳憑證" } },
  refusals: {
    sandbox: "這是一筆測試支付，不能為其轉出真實款項，請改為退到買家餘額。",
  },
  groups: { main: "原路退回" },
  empty: "退還給買家的款項顯示在這裡：退款，以及逾期或重複的付款。支付管道拒絕的會自動重試。",
};
export default words;
