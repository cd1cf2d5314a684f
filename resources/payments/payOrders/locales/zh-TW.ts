import { payChannelNames, payMethodNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { payOrders } from "../payOrders.ts";

const messages: ResourceMessages<typeof payOrders> = {
  name: "付款單 |||| 付款單",
  fields: {
    shortNo: "付款單",
    payOrderNo: "付款單號",
    memberId: "買家編號",
    memberName: "買家",
    kind: "用途",
    amount: "金額",
    status: "狀態",
    payMethod: "付款方式",
    payChannel: "付款管道",
    payEndTime: "付款期限",
    payTime: "付款時間",
    providerTxn: "交易序號",
    sandbox: "測試付款",
    orders: "訂單",
  },
  choices: {
    kind: {
      order: "訂單",
      recharge: "儲值",
      giftCard: "購買禮品卡",
    },
    status: {
      unpaid: "待付款",
      paid: "已付款",
      cancelled: "已取消",
    },
    payMethod: payMethodNames["zh-TW"],
    payChannel: payChannelNames["zh-TW"],
  },
  groups: {
    main: "付款單",
    orders: "訂單",
  },
  inputs: { getTurnover: { days: "天數" } },
  screen: {
    orders: { number: "訂單", shop: "商店", amount: "金額" },
    dashboard: {
      turnover: "實收款",
    },
  },
  empty: "付款單會顯示在這裡，每次下單一張。",
};
export default messages;
