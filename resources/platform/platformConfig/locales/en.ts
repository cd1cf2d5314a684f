import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformConfig } from "../platformConfig.ts";

const messages: ResourceMessages<typeof platformConfig> = {
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
    withdrawEnabled: "Withdrawals are open",
    withdrawReviewed: "Only to approved accounts",
    withdrawMin: "Least amount",
    withdrawMax: "Highest amount",
    withdrawTimes: "Withdrawals a day",
    bankAllowed: "To bank accounts",
    bankRate: "Fee",
    bankMinFee: "Least fee",
    alipayAllowed: "To Alipay",
    alipayRate: "Fee",
    alipayMinFee: "Least fee",
    wechatAllowed: "To WeChat",
    wechatRate: "Fee",
    wechatMinFee: "Least fee",
    requireTwoStep: "Require two-step sign-in for administrators",
    logDays: "Days that security logs are kept at least",
  },
  groups: {
    main: "Goods",
    orders: "Orders",
    refunds: "Refunds",
    money: "Money",
    withdraw: "Withdrawals",
    bank: "Withdrawals to banks",
    alipay: "Withdrawals to Alipay",
    wechat: "Withdrawals to WeChat",
    security: "Security",
  },
  help: {
    goodsReview:
      "Goods that a shop puts on sale wait until the platform approves them. What is on sale already stays there.",
    unpaidMinutes: "Reserved stock is on sale again then.",
    commissionRate: "Where neither goods, category nor shop have their own rate",
    withdrawEnabled: "What was asked for before is still paid.",
    withdrawReviewed: "Shops withdraw only to accounts that the platform has looked at.",
    requireTwoStep: "An administrator without a second step sets one up before anything else.",
    logDays:
      "Sign-ins, and changes of accounts, roles, money and settings, cannot be deleted from a log before. Other entries are kept for 30 days.",
  },
  empty: "How the marketplace works is decided here.",
};
export default messages;
