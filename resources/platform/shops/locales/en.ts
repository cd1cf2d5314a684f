import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";

const messages: ResourceMessages<typeof shops> = {
  name: "Shop |||| Shops",
  fields: {
    phone: "Phone",
    email: "Email",
    recentCommission: "Commission in 30 days",
    refundRate: "Refund rate in 30 days",
    onTimeRate: "On-time dispatch",
    selfStatus: "Operated by",
    owner: "Owner",
    recentOrders: "Orders in 30 days",
    recentSales: "Sales in 30 days",
    rating: "Rating",
    openDisputes: "Open disputes",
    balance: "Balance",
  },
  choices: {
    selfStatus: { other: "Merchant", self: "Marketplace" },
    status: { closed: "Closed", open: "Open" },
  },
  jobs: { sumShopDays: "Update shop statistics" },
  groups: { main: "Shop" },
  inputs: { getOverview: { id: "Shop" }, couponList: { page: "Page", pageSize: "Rows per page" } },
  screen: {
    money: "Money",
    change: "Change",
    setTerms: "Set terms",
    changeTerms: "Change terms",
    defaultRate: "Default",
    decide: "Needs your decision",
    nothingWaits: "Nothing of this shop is waiting for you.",
    review: "Review",
    waiting: {
      refundInterventions: "Dispute",
      withdrawAccountReviews: "Payout account",
      payouts: "Payout",
      goodsReviews: "Product review",
    },
    dashboard: {
      title: "Top shops",
      period: "by sales in 30 days",
    },
  },
  empty: "Approved shops will appear here under the names customers see.",
};
export default messages;
