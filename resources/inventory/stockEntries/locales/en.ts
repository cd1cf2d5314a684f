import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockEntries } from "../stockEntries.ts";

const messages: ResourceMessages<typeof stockEntries> = {
  name: "Stock change |||| Stock changes",
  fields: {
    skuId: "SKU",
    goodsId: "Product",
    cause: "Why",
    num: "Change",
    before: "Before",
    after: "After",
    refTable: "Of",
    refId: "Number",
    refNo: "Document",
  },
  choices: {
    cause: {
      begin: "First stock",
      edit: "Edited",
      sale: "Sold",
      cancel: "Order cancelled",
      refund: "Refunded before shipping",
      return: "Returned",
    },
    refTable: {
      orders: "Order",
      refunds: "Refund",
    },
  },
  groups: {
    main: "Stock change",
  },
  empty: "Each change of stock stands here with its cause.",
};
export default messages;
