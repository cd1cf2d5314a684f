import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { skus } from "../skus.ts";

/** Also used as the labels of SKU fields within a product. */
export const skuMessages = {
  attrPath: "Options",
  attrName: "Variant",
  code: "SKU",
  barCode: "Barcode",
  price: "Price",
  oriPrice: "Compare-at price",
  stock: "Stock",
  weightKg: "Weight",
  volumeM3: "Volume",
  img: "Image",
};

const messages: ResourceMessages<typeof skus> = {
  name: "Variant |||| Variants",
  listName: "Inventory",
  fields: {
    ...skuMessages,
    goods: "Product",
    position: "Position",
    picture: "Image",
    onHand: "On hand",
    reserved: "Reserved",
  },
  inputs: {
    getStockList: {
      page: "Page",
      pageSize: "Rows per page",
      goodsName: "Product",
      code: "SKU",
      cateId: "Category",
    },
    getReservations: {
      skuId: "Variant",
    },
    updateStock: {
      stockJson: "Stock",
    },
  },
  tabs: { low: "Low stock", soldOut: "Sold out" },
  groups: { main: "Variant" },
  screen: {
    importShopify: "Import from Shopify",
    dashboard: {
      title: "Running low",
      left: "%{smart_count} left |||| %{smart_count} left",
      days: "%{smart_count} day |||| %{smart_count} days",
      perWeek: "%{smart_count} sold per week |||| %{smart_count} sold per week",
      soldOut: "Sold out",
      none: "Everything on sale is in stock.",
    },
    reserved: {
      title: "Reserved by orders",
      stock: "%{onHand} on hand, %{reserved} reserved, %{stock} for sale.",
      none: "No order holds units of this variant now.",
      more: "Only the %{smart_count} oldest orders are listed. |||| Only the %{smart_count} oldest orders are listed.",
      show: "Show the orders that hold %{smart_count} unit |||| Show the orders that hold %{smart_count} units",
      order: "Order",
      placed: "Placed",
      status: "Status",
      qty: "Units",
    },
    edit: "Edit inventory",
    title: "Edit inventory",
    now: "Current",
    next: "New",
    save: "Save %{smart_count} change |||| Save %{smart_count} changes",
    noChanges: "Save",
    undone: "Stock changed back",
    saved:
      "Inventory updated for %{smart_count} variant |||| Inventory updated for %{smart_count} variants",
    hint: "Enter a new quantity, or adjust it with +5 or −3. Press Enter to move down.",
    exceedsStock: "Only %{smart_count} in stock |||| Only %{smart_count} in stock",
    wrong: "Enter a whole number, 0 or more",
    changedTo: "Now %{stock}, was %{before}.",
    columns: { expectedStock: "Stock at export" },
    none: "There are no variants to edit",
  },
  errors: {
    expectedMissing:
      "Line %{line}: the stock is %{stock}. To change it, send the stock you saw in “expected”.",
    stockChanged:
      "Stock changed after you opened this page, so nothing was saved. Current stock: %{list}.",
    stockInsufficient: "Not enough stock to subtract that quantity. Current stock: %{list}.",
  },
  validation: {
    skuMissing: "Line %{line}: send the ID of a variant as skuId",
    deltaExpected: "Line %{line}: an adjustment can't have an expected stock",
    skuTwice: "Line %{line}: each SKU can be listed only once",
    stockAndDelta: "Line %{line}: enter a new quantity or an adjustment, not both",
    stockMissing: "Line %{line}: enter a new quantity or an adjustment",
    stockNotWhole: "Line %{line}: stock must be a whole number",
    stockNegative: "Line %{line}: stock can't be negative",
    stockTooLarge: "Line %{line}: stock can't be more than 100,000,000",
  },
  empty: "Your variants and their stock will appear here. Add a product to get started.",
};
export default messages;
