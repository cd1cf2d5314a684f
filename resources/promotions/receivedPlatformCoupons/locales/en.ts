import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { receivedPlatformCoupons } from "../receivedPlatformCoupons.ts";

const messages: ResourceMessages<typeof receivedPlatformCoupons> = {
  name: "Claimed coupon |||| Claimed coupons",
  fields: {
    coupon: "Coupon ID",
    name: "Coupon",
    memberId: "Customer ID",
    memberName: "Customer",
    status: "Status",
    claimedAt: "Claimed",
    validFrom: "Valid from",
    validTo: "Valid until",
    payOrderId: "Payment ID",
    payOrderNumber: "Payment",
    saved: "Discount given",
    borne: "Cost to Markethall",
    releaseCause: "Returned",
    type: "Discount type",
    amount: "Amount off",
    discount: "Discount rate",
    fullAmount: "Minimum spend",
    platformPercent: "Covered by Markethall",
    shopScope: "Stores",
    cateScope: "Categories",
    terms: "Discount",
  },
  choices: {
    status: {
      unused: "Unused",
      used: "Used",
      expired: "Expired",
    },
    releaseCause: {
      cancelled: "Order cancelled",
      refunded: "Order refunded",
    },
    type: {
      fullReduction: "Amount off",
      discount: "Percentage",
    },
  },
  groups: {
    main: "Claimed coupon",
  },
  empty: "Coupons will appear here once customers claim them.",
};
export default messages;
