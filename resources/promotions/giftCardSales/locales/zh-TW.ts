import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { giftCardSales } from "../giftCardSales.ts";

const messages: ResourceMessages<typeof giftCardSales> = {
  name: "禮品卡銷售 |||| 禮品卡銷售",
  fields: {
    number: "支付單號",
    memberId: "買家編號",
    memberName: "買家",
    amount: "面額",
    status: "狀態",
    payOrderId: "支付單編號",
    giftCardId: "禮品卡編號",
    code: "卡號",
    paidAt: "付款時間",
    codeShownAt: "卡號顯示時間",
    refundAmount: "退款金額",
    refundReason: "原因",
  },
  choices: {
    status: { unpaid: "待付款", paid: "已付款", refunded: "已退款", expired: "逾時未付款" },
  },
  groups: { main: "禮品卡銷售" },
  actions: { refund: "退款" },
  titles: { refund: "退款%{what}的禮品卡？" },
  done: { refund: "禮品卡已退款" },
  did: { refund: "退款了支付單%{name}的禮品卡" },
  consequences: { refund: "卡內餘額按原支付方式退還買家，禮品卡隨即停用。" },
  inputs: { refund: { reason: "原因" } },
  empty: "買家在前台購買的禮品卡會顯示在這裡。",
  jobs: { expireCardSales: "關閉未付款的禮品卡銷售" },
};
export default messages;
