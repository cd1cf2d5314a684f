import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { receivedCoupons } from "../receivedCoupons.ts";

const messages: ResourceMessages<typeof receivedCoupons> = {
  name: "Claimed coupon |||| Claimed coupons",
  fields: {
    coupon: "Coupon ID",
    name: "Coupon",
    memberId: "Customer ID",
    memberName: "Customer",
    source: "Received through",
    status: "Status",
    claimedAt: "Claimed",
    validFrom: "Valid from",
    validTo: "Valid until",
    orderId: "Order ID",
    orderNumber: "Order",
    saved: "Discount given",
    giftOrderId: "Given with order",
    releaseCause: "Returned or voided",
    type: "Discount type",
    amount: "Amount off",
    discount: "Discount rate",
    fullAmount: "Minimum spend",
    useType: "Applies to",
    scope: "Products or categories",
    terms: "Discount",
  },
  choices: {
    source: { claim: "Claimed by customer", present: "Gift from you", gift: "Gift with purchase" },
    status: { unused: "Unused", used: "Used", expired: "Expired" },
    releaseCause: { cancelled: "Order cancelled", refunded: "Order refunded" },
    type: { fullReduction: "Amount off", discount: "Percentage" },
    useType: { all: "All products", goods: "Selected products", category: "Selected categories" },
  },
  groups: { main: "Claimed coupon" },
  empty: "Coupons will appear here once customers claim them.",
};
export default messages;
