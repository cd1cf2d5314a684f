import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";

const messages: ResourceMessages<typeof shops> = {
  name: "Shop |||| Shops",
  fields: {
    closedReason: "Reason for closure",
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
  tabs: { open: "Open", closed: "Closed" },
  choices: {
    selfStatus: { other: "Merchant", self: "Marketplace" },
    status: { closed: "Closed", open: "Open" },
  },
  jobs: { sumShopDays: "Update shop statistics" },
  groups: { main: "Shop" },
  operations: { close: "Close or reopen shops" },
  actions: { close: "Closed the shop", reopen: "Reopened the shop" },
  errors: { stateUnchanged: "%{shop} is already in this state. Reload the page to see it." },
  inputs: {
    close: { id: "Shop", reason: "Reason" },
    reopen: { id: "Shop" },
    getOverview: { id: "Shop" },
    couponList: { page: "Page", pageSize: "Rows per page" },
  },
  screen: {
    reasons: {
      documents: {
        label: "Documents expired",
        text: "Your business documents have expired. Please submit current ones.",
      },
      complaints: {
        label: "Customer complaints",
        text: "Several customers reported orders that did not arrive. We are reviewing them.",
      },
      request: { label: "At the owner's request", text: "You asked us to close the shop." },
    },
    state: {
      close: "Close shop",
      reopen: "Reopen shop",
      title: "Close %{shop}?",
      effects: {
        hidden: "Customers won't see the shop or its products, and can't order from it.",
        payouts: "Payouts of the shop will be on hold, and it can't request new ones.",
        team: "Its team can still sign in, ship open orders and handle refunds.",
        notice: "The owner will get a message with your reason.",
      },
      reason: "Reason",
      reasonHelp: "The shop will see this",
      keepOpen: "Keep open",
      closed: "%{shop} closed",
      reopenTitle: "Reopen %{shop}?",
      reopenText:
        "Customers will see the shop and its products again, and payouts continue. The owner will get a message.",
      reopened: "%{shop} reopened",
      keepClosed: "Keep closed",
    },
    money: "Money",
    change: "Change",
    setTerms: "Set terms",
    changeTerms: "Change terms",
    defaultRate: "Default",
    decide: "Needs your decision",
    nothingWaits: "Nothing from this shop needs your decision.",
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
