import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";

const messages: ResourceMessages<typeof shops> = {
  name: "Shop |||| Shops",
  fields: {
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
  groups: { main: "Shop" },
  inputs: { couponList: { page: "Page", pageSize: "Rows per page" } },
  screen: {
    dashboard: {
      title: "Top shops",
      period: "by sales in 30 days",
    },
  },
  empty: "Approved shops will appear here under the names customers see.",
};
export default messages;
