import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastOrders } from "../pastOrders.ts";

const messages: ResourceMessages<typeof pastOrders> = {
  name: "Order from previous store |||| Orders from previous store",
  listName: "Imported orders",
  empty: "Orders from your previous store will appear here. Import the file that it exported.",
  fields: {
    number: "Order",
    source: "Imported from",
    placedAt: "Ordered",
    outcome: "Outcome",
    buyerName: "Customer",
    buyerEmail: "Email",
    buyerPhone: "Phone",
    address: "Delivery address",
    lines: "Items",
    subtotal: "Subtotal",
    discount: "Discount",
    shipping: "Shipping",
    tax: "Tax",
    total: "Total",
    refunded: "Refunded",
    currency: "Currency",
    payMethod: "Payment method",
    paidAt: "Paid at",
    shippedAt: "Shipped at",
    cancelledAt: "Cancelled at",
    note: "Note",
  },
  choices: {
    outcome: {
      completed: "Completed",
      partlyRefunded: "Partially refunded",
      refunded: "Refunded",
      cancelled: "Cancelled",
      unpaid: "Unpaid",
    },
  },
  groups: {
    order: "Order",
    lines: "Items",
    amounts: "Amounts",
    buyer: "Customer",
    dates: "Dates",
  },
  rows: {
    lines: {
      product: "Product",
      variant: "Variant",
      code: "SKU",
      qty: "Quantity",
      price: "Unit price",
    },
  },
  rowCounts: { lines: "%{smart_count} item |||| %{smart_count} items" },
  validation: {
    otherCurrency: "The order is in %{currency}. Only orders in %{own} can be imported.",
    otherSource:
      "Order %{number} was imported from %{source}. Change its number in the file to keep both.",
  },
  importNotes: {
    lineLost:
      "%{count} row has no product name and is left out. |||| %{count} rows have no product name and are left out.",
    unshippedPast:
      "%{count} order isn't fulfilled in %{program}. It won't become an order to ship here. |||| %{count} orders aren't fulfilled in %{program}. They won't become orders to ship here.",
    otherCurrency:
      "%{count} order is in another currency than your shop and won't be imported. |||| %{count} orders are in another currency than your shop and won't be imported.",
    tagsLost:
      "The tags of %{count} order won't be imported. |||| The tags of %{count} orders won't be imported.",
    billingLost:
      "The billing address of %{count} order differs from the delivery address and won't be imported. |||| The billing addresses of %{count} orders differ from the delivery addresses and won't be imported.",
  },
  screen: {
    lists: {
      pastOrders: "Orders",
      pastBuyers: "Customers",
      pastReviews: "Reviews",
    },
    imported: "Imported from %{source} on %{date}",
    added: "Added on %{date}",
    marks: {
      pastOrders:
        "For reference only: not included in balances, reports or statements, and nothing to ship",
      pastBuyers: "No Markethall account, and no messages are sent",
      pastReviews: "Not verified: not counted in ratings and not shown to customers",
    },
  },
};
export default messages;
