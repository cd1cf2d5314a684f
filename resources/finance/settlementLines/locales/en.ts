import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementLines } from "../settlementLines.ts";

const messages: ResourceMessages<typeof settlementLines> = {
  name: "Settlement |||| Settlements",
  jobs: { settle: "Settle orders" },
  fields: {
    kind: "Type",
    cause: "Order",
    orderNo: "Order no.",
    orderId: "Order",
    refId: "Reference",
    gross: "Gross",
    freight: "Including shipping",
    coupon: "Coupons covered by Markethall",
    commission: "Commission",
    net: "Net",
    earnedAt: "Completed",
    settleAt: "Available on",
    settledAt: "Settled",
    day: "Settlement date",
    month: "Settlement month",
    remark: "Note",
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
    main: "Line item",
  },
  tabs: {
    waiting: "Waiting to settle",
    settled: "Settled",
  },
  screen: {
    skipped: {
      openRefunds: "Some orders have an open refund. They settle once it is decided.",
      schedule:
        "The shop's settlement schedule isn't due yet. Orders settle when its day or month ends.",
    },
    waiting: "Waiting to settle",
    today: "Settled today",
    thisMonth: "Settled this month",
  },
  empty:
    "Completed orders will appear here. Once the refund period is over, the net amount moves to your available balance.",
};
export default messages;
