import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementLines } from "../settlementLines.ts";

const messages: ResourceMessages<typeof settlementLines> = {
  name: "Settlement |||| Settlement",
  fields: {
    kind: "Kind",
    orderNo: "Order no.",
    orderId: "Order",
    refId: "Number of it",
    gross: "Gross",
    freight: "Freight in it",
    coupon: "Platform coupon share",
    commission: "Commission",
    net: "Net",
    earnedAt: "Earned",
    settleAt: "Due",
    settledAt: "Settled",
    day: "Day",
    month: "Month",
    remark: "Remark",
  },
  choices: {
    kind: {
      order: "Order",
      refund: "Refund",
      adjust: "Adjustment",
      fee: "Fee",
    },
  },
  groups: {
    main: "Line",
  },
  tabs: {
    waiting: "Not settled yet",
    settled: "Settled",
  },
  screen: {
    waiting: "Not settled yet",
    today: "Settled today",
    thisMonth: "Settled this month",
  },
  empty:
    "A completed order stands here until the time for refunds is over; then what it brought is put to your balance.",
};
export default messages;
