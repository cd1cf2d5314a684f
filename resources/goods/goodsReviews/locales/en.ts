import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsReviews } from "../goodsReviews.ts";

const messages: ResourceMessages<typeof goodsReviews> = {
  name: "Product review |||| Product review",
  fields: {
    title: "Title",
    description: "Short description",
    shop: "Shop",
    category: "Category",
    mainImg: "Main image",
    imgs: "Gallery",
    video: "Video",
    price: "Price",
    maxPrice: "Highest price",
    stock: "Stock",
    commissionRate: "Commission",
    detail: "Details",
    status: "Status",
    rejectReason: "Reason for rejection",
  },
  choices: {
    status: {
      pendingReview: "Pending review",
      onSale: "Active",
      inWarehouse: "Draft",
      rejected: "Rejected",
    },
  },
  actions: {
    approve: "Approve",
    reject: "Reject",
    forceDown: "Unpublish",
    setCommission: "Set commission",
  },
  consequences: {
    setCommission: "Applies to new orders. Leave blank to use the category's, shop's or default rate.",
    approve: "The product will be published immediately.",
  },
  groups: {
    main: "Product",
    pictures: "Media",
    price: "Pricing and inventory",
    detail: "Details",
  },
  inputs: {
    setCommission: { commissionRate: "Commission" },
    reject: {
      reason: "Reason",
    },
    forceDown: {
      reason: "Reason",
    },
  },
  empty:
    "Products from all shops will appear here. When product review is on (Marketplace settings), newly published products wait under “Pending review”.",
};
export default messages;
