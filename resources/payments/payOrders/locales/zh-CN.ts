import { payChannelNames, payMethodNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { payOrders } from "../payOrders.ts";

const messages: ResourceMessages<typeof payOrders> = {
  name: "付款单 |||| 付款单",
  fields: {
    shortNo: "付款单",
    payOrderNo: "付款单号",
    memberId: "买家编号",
    memberName: "买家",
    kind: "用途",
    amount: "金额",
    status: "状态",
    payMethod: "支付方式",
    payChannel: "支付渠道",
    payEndTime: "付款截止",
    payTime: "付款时间",
    providerTxn: "交易流水号",
    sandbox: "测试支付",
    orders: "订单",
  },
  choices: {
    kind: {
      order: "订单",
      recharge: "充值",
      giftCard: "购买礼品卡",
    },
    status: {
      unpaid: "待付款",
      paid: "已付款",
      cancelled: "已取消",
    },
    payMethod: payMethodNames["zh-CN"],
    payChannel: payChannelNames["zh-CN"],
  },
  groups: {
    main: "付款单",
    orders: "订单",
  },
  inputs: { getTurnover: { days: "天数" } },
  screen: {
    orders: { number: "订单", shop: "店铺", amount: "金额" },
    dashboard: {
      turnover: "实收款",
    },
  },
  empty: "付款单会显示在这里，每次下单一张。",
};
export default messages;
