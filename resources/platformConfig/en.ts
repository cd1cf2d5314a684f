import type { ResourceWords } from "../../framework/schema/index.ts";
import type { platformConfig } from "./platformConfig.ts";

const words: ResourceWords<typeof platformConfig> = {
  name: "Marketplace settings |||| Marketplace settings",
  fields: {
    goodsReview: "Review goods before they go on sale",
    unpaidMinutes: "Minutes until an unpaid order is closed",
    receiveDays: "Days until an order counts as received",
    commentDays: "Days to comment",
    refundDays: "Days to ask for a refund",
    agreeDays: "Days until a refund is agreed automatically",
    returnDays: "Days to send goods back",
    confirmDays: "Days until a return counts as received",
    commissionRate: "Commission",
  },
  groups: { main: "Goods", orders: "Orders", refunds: "Refunds", money: "Money" },
  help: {
    goodsReview:
      "Goods that a shop puts on sale wait until the platform approves them. What is on sale already stays there.",
    unpaidMinutes: "Reserved stock is on sale again then.",
    commissionRate: "Where neither goods, category nor shop have their own rate",
  },
  empty: "How the marketplace works is decided here.",
};
export default words;
