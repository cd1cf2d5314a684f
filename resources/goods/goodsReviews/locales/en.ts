import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsReviews } from "../goodsReviews.ts";

const messages: ResourceMessages<typeof goodsReviews> = {
  name: "Product |||| Products",
  listName: "Product review",
  fields: {
    title: "Title",
    description: "Short description",
    shop: "Shop",
    sellerId: "Shop ID",
    category: "Category",
    mainImg: "Main image",
    imgs: "Gallery",
    video: "Video",
    price: "Price",
    maxPrice: "Highest price",
    stock: "Stock",
    commissionRate: "Commission",
    detail: "Description",
    status: "Status",
    rejectReason: "Reason for declining",
  },
  choices: {
    status: {
      pendingReview: "Pending review",
      onSale: "Active",
      inWarehouse: "Draft",
      rejected: "Declined",
    },
  },
  toDo: {
    pendingReview: "%{smart_count} product to review |||| %{smart_count} products to review",
  },
  actions: {
    approve: "Approve",
    reject: "Decline",
    forceDown: "Unpublish",
    setCommission: "Set commission",
  },
  titles: {
    approve: "Approve this product? |||| Approve %{smart_count} products?",
    reject: "Decline this product? |||| Decline %{smart_count} products?",
    forceDown: "Unpublish this product? |||| Unpublish %{smart_count} products?",
    setCommission:
      "Set commission for this product |||| Set commission for %{smart_count} products",
  },
  questions: {
    approve: "Approve %{title}?",
    reject: "Decline %{title}?",
    forceDown: "Unpublish %{title}?",
    setCommission: "Set commission for %{title}",
  },
  done: {
    approve: "Product approved |||| %{smart_count} products approved",
    reject: "Product declined |||| %{smart_count} products declined",
    forceDown: "Product unpublished |||| %{smart_count} products unpublished",
    setCommission: "Commission set |||| Commission set for %{smart_count} products",
  },
  doneNamed: {
    approve: "%{name} approved",
    reject: "%{name} declined",
    forceDown: "%{name} unpublished",
  },
  consequences: {
    setCommission:
      "Applies to new orders. Leave blank to use the category's, shop's or default rate.",
    approve: "The product will be published immediately.",
    reject: "The shop will see this reason.",
    forceDown: "Customers will no longer see the product. The shop will see this reason.",
  },
  groups: {
    earlier: "Declined before",
    shop: "Submitted by",
    main: "Product",
    pictures: "Media",
    price: "Pricing and inventory",
    detail: "Description",
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
  screen: {
    defaultRate: "Default",
    reasons: {
      images: {
        label: "Unsuitable images",
        text: "The images are unclear, or don't show the product that is sold.",
      },
      description: {
        label: "Incomplete description",
        text: "The description lacks information that customers need to decide.",
      },
      category: {
        label: "Wrong category",
        text: "The product is in the wrong category.",
      },
      prohibited: {
        label: "Not allowed",
        text: "This product may not be sold on Markethall.",
      },
    },
  },
  empty:
    "Products from all shops will appear here. When product review is on (Marketplace settings), newly published products wait under “Pending review”.",
};
export default messages;
