import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { giftCardSales } from "../giftCardSales.ts";

const messages: ResourceMessages<typeof giftCardSales> = {
  name: "礼品卡销售 |||| 礼品卡销售",
  fields: {
    number: "支付单号",
    memberId: "买家编号",
    memberName: "买家",
    amount: "面额",
    status: "状态",
    payOrderId: "支付单编号",
    giftCardId: "礼品卡编号",
    code: "卡号",
    paidAt: "付款时间",
    codeShownAt: "卡号显示时间",
    refundAmount: "退款金额",
    refundReason: "原因",
  },
  choices: {
    status: { unpaid: "待付款", paid: "已付款", refunded: "已退款", expired: "超时未付款" },
  },
  groups: { main: "礼品卡销售" },
  actions: { refund: "退款" },
  titles: { refund: "退款%{what}的礼品卡？" },
  done: { refund: "礼品卡已退款" },
  did: { refund: "退款了支付单%{name}的礼品卡" },
  consequences: { refund: "卡内余额按原支付方式退还买家，礼品卡随即停用。" },
  inputs: { refund: { reason: "原因" } },
  empty: "买家在前台购买的礼品卡会显示在这里。",
  jobs: { expireCardSales: "关闭未付款的礼品卡销售" },
};
export default messages;
