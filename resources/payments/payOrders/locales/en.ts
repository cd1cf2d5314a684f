import { payChannelNames, payMethodNames } from "../../../../core/payMethods.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { payOrders } from "../payOrders.ts";

const messages: ResourceMessages<typeof payOrders> = {
  name: "Payment |||| Payments",
  fields: {
    shortNo: "Payment",
    payOrderNo: "Payment no.",
    memberId: "Customer ID",
    memberName: "Customer",
    kind: "For",
    amount: "Amount",
    status: "Status",
    payMethod: "Method",
    payChannel: "Channel",
    payEndTime: "Payment due",
    payTime: "Paid at",
    providerTxn: "Transaction no.",
    sandbox: "Test payment",
    orders: "Orders",
  },
  choices: {
    kind: {
      order: "Orders",
      recharge: "Top-up",
      giftCard: "Gift card",
    },
    status: {
      unpaid: "Unpaid",
      paid: "Paid",
      cancelled: "Cancelled",
    },
    payMethod: payMethodNames.en,
    payChannel: payChannelNames.en,
  },
  groups: {
    main: "Payment",
    orders: "Orders",
  },
  screen: {
    orders: { number: "Order", shop: "Shop", amount: "Amount" },
    dashboard: {
      turnover: "Payments received",
    },
  },
  empty: "Payments will appear here, one for each checkout.",
};
export default messages;
