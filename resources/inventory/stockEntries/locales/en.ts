import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockEntries } from "../stockEntries.ts";

const messages: ResourceMessages<typeof stockEntries> = {
  name: "Inventory change |||| Inventory history",
  fields: {
    skuId: "Variant",
    goodsId: "Product",
    cause: "Reason",
    num: "Change",
    before: "Before",
    after: "After",
    refTable: "Source",
    refId: "Source ID",
    refNo: "Reference",
  },
  choices: {
    cause: {
      begin: "Initial stock",
      edit: "Manual edit",
      sale: "Sold",
      cancel: "Order cancelled",
      refund: "Refunded before shipping",
      return: "Returned to stock",
    },
    refTable: {
      orders: "Order",
      refunds: "Refund",
    },
  },
  groups: {
    main: "Inventory change",
  },
  errors: {
    insufficientStock: "Not enough stock for %{goods}: %{left} left",
  },
  empty: "Every change to your stock will appear here with its reason.",
};
export default messages;
