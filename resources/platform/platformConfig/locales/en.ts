import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformConfig } from "../platformConfig.ts";

const messages: ResourceMessages<typeof platformConfig> = {
  name: "Marketplace settings |||| Marketplace settings",
  fields: {
    goodsReview: "Review products before they're published",
    unpaidMinutes: "Cancel unpaid orders after",
    receiveDays: "Mark orders as received after",
    commentDays: "Time to leave a review",
    refundDays: "Time to request a refund",
    agreeDays: "Auto-approve refunds after",
    returnDays: "Time to return items",
    confirmDays: "Mark returns as received after",
    commissionRate: "Commission",
    withdrawEnabled: "Allow withdrawals",
    withdrawReviewed: "Approved payout accounts only",
    withdrawMin: "Minimum amount",
    withdrawMax: "Maximum amount",
    withdrawTimes: "Withdrawals per day",
    bankAllowed: "Allow bank accounts",
    bankRate: "Fee",
    bankMinFee: "Minimum fee",
    alipayAllowed: "Allow Alipay",
    alipayRate: "Fee",
    alipayMinFee: "Minimum fee",
    wechatAllowed: "Allow WeChat Pay",
    wechatRate: "Fee",
    wechatMinFee: "Minimum fee",
    requireTwoStep: "Require two-step authentication for administrators",
    logDays: "Keep security logs for at least",
  },
  groups: {
    main: "Products",
    orders: "Orders",
    refunds: "Refunds",
    money: "Money",
    withdraw: "Withdrawals",
    bank: "Bank withdrawals",
    alipay: "Alipay withdrawals",
    wechat: "WeChat Pay withdrawals",
    security: "Security",
  },
  help: {
    goodsReview:
      "Products published by shops wait for your approval. Products that are already active aren't affected.",
    unpaidMinutes: "Reserved stock is then released.",
    commissionRate: "Applies when the product, category and shop have no rate of their own",
    withdrawEnabled: "Existing withdrawal requests will still be paid.",
    withdrawReviewed: "Shops can only withdraw to payout accounts you've approved.",
    requireTwoStep:
      "Administrators without two-step authentication must set it up before they can continue.",
    logDays:
      "Sign-ins and changes to accounts, roles, money and settings can't be deleted before then. Other entries are kept for 30 days.",
  },
  empty: "Your marketplace settings will appear here.",
};
export default messages;
