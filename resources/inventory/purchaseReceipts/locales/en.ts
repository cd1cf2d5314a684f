import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { purchaseReceipts } from "../purchaseReceipts.ts";

const messages: ResourceMessages<typeof purchaseReceipts> = {
  name: "Purchase receipt |||| Purchase receipts",
  fields: {
    number: "Receipt",
    purchase: "Purchase",
    supplier: "Supplier",
    warehouse: "Warehouse",
    receivedAt: "Received",
    deliveryNote: "Delivery note",
    lines: "Line items",
    accepted: "Accepted",
    rejected: "Not accepted",
    amount: "Amount",
    byName: "Received by",
  },
  rows: {
    lines: {
      skuId: "Variant",
      goodsName: "Product",
      skuName: "Variant",
      accepted: "Accepted",
      rejected: "Not accepted",
      amount: "Amount",
    },
  },
  rowCounts: { lines: "%{smart_count} item |||| %{smart_count} items" },
  groups: { main: "Receipt", lines: "Line items" },
  empty: "Deliveries will appear here when you receive your purchases.",
};
export default messages;
