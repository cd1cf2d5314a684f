import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopBuyers } from "../shopBuyers.ts";

const messages: ResourceMessages<typeof shopBuyers> = {
  name: "Customer |||| Customers",
  fields: {
    memberId: "Customer ID",
    memberName: "Name",
    level: "Level",
    phone: "Phone",
    orderCount: "Orders",
    spent: "Spent",
    refundCount: "Refunds",
    refunded: "Refunded",
    firstOrderTime: "First order",
    lastOrderTime: "Last order",
    tagIds: "Tags",
    note: "Note",
  },
  help: {
    orderCount: "Not cancelled",
    spent: "Paid, less refunds",
    refundCount: "Completed",
  },
  actions: { giveCoupon: "Give coupon", showPhone: "Show phone number" },
  titles: {
    giveCoupon: "Give coupon to %{what}",
    showPhone: "Show phone number?",
  },
  questions: { giveCoupon: "Give coupon to %{memberName}" },
  done: {
    giveCoupon: "Coupon given |||| Coupon given to %{smart_count} customers",
    showPhone: "Phone number shown",
  },
  did: { giveCoupon: "gave a coupon to %{memberName}" },
  consequences: {
    giveCoupon: "They can use it at checkout immediately.",
    showPhone: "You'll see the full number once. This is recorded in the activity log.",
  },
  inputs: { giveCoupon: { coupon: "Coupon" }, showPhone: { phone: "Phone" } },
  groups: { main: "Customer", own: "Tags and note" },
  empty: "Customers will appear here after their first order.",
};
export default messages;
