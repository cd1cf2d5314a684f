import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockMovements } from "../stockMovements.ts";

const messages: ResourceMessages<typeof stockMovements> = {
  name: "Inventory change |||| Inventory history",
  fields: {
    skuId: "Variant",
    goodsId: "Product",
    cause: "Reason",
    num: "Change",
    before: "Stock before",
    after: "Stock",
    onHandNum: "On hand change",
    onHandAfter: "On hand",
    locationId: "Location",
    onHandBefore: "On hand before",
    byName: "By",
    refTable: "Source",
    refId: "Source ID",
    refNo: "Reference",
  },
  tabs: {
    received: "Received",
    shipped: "Shipped",
    returned: "Returned",
    edited: "Edited",
    counted: "Counted",
    transferred: "Transferred",
    reserved: "Reserved",
  },
  views: { log: "Stock log" },
  choices: {
    cause: {
      begin: "Initial stock",
      edit: "Manual edit",
      sale: "Sold",
      cancel: "Order cancelled",
      refund: "Refunded before shipping",
      ship: "Shipped",
      unship: "Shipping undone",
      return: "Returned to stock",
      receive: "Purchase received",
      transfer: "Transferred",
      count: "Counted",
    },
    refTable: {
      orders: "Order",
      refunds: "Refund",
      purchase_receipts: "Purchase receipt",
      stock_edits: "Stock edit",
      order_merges: "Merge",
      stock_counts: "Stock count",
    },
  },
  filters: { stockCount: "Stock count" },
  groups: {
    main: "Inventory change",
  },
  errors: {
    insufficientAtLocation:
      "%{location} holds only %{left} unit of %{goods}. |||| %{location} holds only %{left} units of %{goods}.",
    heldByOrders:
      "Open orders need this stock: only %{left} unit of %{goods} is free. |||| Open orders need this stock: only %{left} units of %{goods} are free.",
    insufficientStock: "Not enough stock for %{goods}: %{left} left",
  },
  empty: "Every change to your stock will appear here with its reason.",
};
export default messages;
