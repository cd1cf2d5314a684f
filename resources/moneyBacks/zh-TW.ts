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
  },
  choices: {
    reason: {
      refund: "退款",
      latePayment: "逾期到帳",
      duplicate: "重複支付",
      mismatch: "金額不符",
      outOfStock: "缺貨",
      groupFailed: "拼團未成",
    },
    provider: payMethodNames["zh-TW"],
    status: { waiting: "處理中", failed: "失敗", done: "已完成" },
  },
  actions: { retry: "重試" },
  consequences: { retry: "立即再次向支付管道發起退款。" },
  groups: { main: "原路退回" },
  empty: "退還給買家的款項顯示在這裡：退款，以及逾期或重複的付款。支付管道拒絕的會自動重試。",
};
export default words;
