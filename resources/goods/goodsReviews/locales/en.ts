import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsReviews } from "../goodsReviews.ts";

const messages: ResourceMessages<typeof goodsReviews> = {
  name: "Goods review |||| Goods review",
  fields: {
    title: "Title",
    description: "Selling point",
    shop: "Shop",
    category: "Category",
    mainImg: "Main picture",
    imgs: "Album",
    video: "Video",
    price: "Price",
    maxPrice: "Highest price",
    stock: "Stock",
    commissionRate: "Commission",
    detail: "Details",
    status: "Status",
    rejectReason: "Reason of refusal",
  },
  choices: {
    status: {
      pendingReview: "Pending review",
      onSale: "On sale",
      inWarehouse: "In warehouse",
      rejected: "Rejected",
    },
  },
  actions: {
    approve: "Approve",
    reject: "Reject",
    forceDown: "Take from sale",
    setCommission: "Set commission",
  },
  consequences: {
    setCommission: "Orders from now on have this rate; empty takes that of the category, the shop or the platform.",
    approve: "The product goes on sale at once.",
  },
  groups: {
    main: "Product",
    pictures: "Pictures",
    price: "Price and stock",
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
    "Goods of all shops stand here. While goods are reviewed (marketplace settings), what shops put on sale waits in “Pending review”.",
};
export default messages;
