import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { purchases } from "../purchases.ts";

const locked = "The purchase has been ordered. Its terms can't be changed.";
const method = { transfer: "Bank transfer", card: "Card", cash: "Cash", creditNote: "Credit note" };
const payment = {
  amount: "Amount",
  method: "Method",
  paidOn: "Paid on",
  reference: "Reference",
};
const invoice = { invoiceNo: "Invoice number", invoicedOn: "Invoice date", dueOn: "Due date" };

const messages: ResourceMessages<typeof purchases> = {
  name: "Purchase |||| Purchases",
  fields: {
    number: "Purchase",
    supplier: "Supplier",
    warehouse: "Warehouse",
    supplierNo: "Supplier order number",
    expectedOn: "Expected",
    status: "Status",
    lines: "Line items",
    progress: "Line items",
    total: "Total",
    owed: "Owed",
    paid: "Paid",
    arrears: "Outstanding",
    incoming: "Incoming",
    invoiced: "Invoice received",
    ...invoice,
    dueAt: "Due date",
    orderedAt: "Ordered",
    receivedAt: "Last received",
    payments: "Payments",
    voidReason: "Reason",
    remark: "Internal note",
  },
  choices: {
    status: {
      draft: "Draft",
      ordered: "Ordered",
      partlyReceived: "Partly received",
      received: "Received",
      settled: "Settled",
      void: "Void",
    },
  },
  rows: {
    lines: {
      skuId: "Variant",
      qty: "Quantity",
      price: "Unit price",
      discount: "Price to pay (%)",
      location: "Bin",
    },
    progress: {
      skuId: "Variant",
      goodsName: "Product",
      skuName: "Variant",
      qty: "Ordered",
      accepted: "Accepted",
      rejected: "Not accepted",
      closed: "Not delivered",
      price: "Unit price",
      discount: "Price to pay (%)",
      amount: "Amount",
      owed: "Owed",
    },
    payments: { ...payment, byName: "Recorded by" },
  },
  rowChoices: { payments: { method } },
  rowCounts: {
    lines: "%{smart_count} item |||| %{smart_count} items",
    progress: "%{smart_count} item |||| %{smart_count} items",
    payments: "%{smart_count} payment |||| %{smart_count} payments",
  },
  tabs: {
    draft: "Draft",
    incoming: "Incoming",
    uninvoiced: "Not invoiced",
    owing: "Outstanding",
    overdue: "Overdue",
  },
  groups: {
    main: "Purchase",
    lines: "Line items",
    invoice: "Supplier invoice",
    payments: "Payments",
    notes: "Notes",
  },
  locked: { supplier: locked, warehouse: locked, lines: locked },
  undeletable: "This purchase has been ordered. Void it instead of deleting it.",
  actions: {
    order: "Order",
    receive: "Receive",
    close: "Close remainder",
    recordInvoice: "Record invoice",
    pay: "Record payment",
    cancel: "Void",
  },
  titles: {
    order: "Order %{what}?",
    receive: "Receive %{what}",
    close: "Close the remainder of %{what}?",
    recordInvoice: "Record the invoice for %{what}",
    pay: "Record a payment for %{what}",
    cancel: "Void %{what}?",
  },
  consequences: {
    order: "Its line items can't be changed afterwards.",
    receive:
      "Accepted units are added to your inventory. You don't owe anything for units that you don't accept.",
    close: "Units that haven't arrived are no longer expected.",
    recordInvoice: "Leave the due date blank to use the supplier's payment terms.",
    cancel: "Nothing will be received from this purchase. This can't be undone.",
  },
  done: {
    order: "Purchase ordered",
    receive: "Delivery received",
    close: "Remainder closed",
    recordInvoice: "Invoice recorded",
    pay: "Payment recorded",
    cancel: "Purchase voided",
  },
  did: {
    order: "ordered purchase %{name}",
    receive: "received a delivery of purchase %{name}",
    close: "closed the remainder of purchase %{name}",
    recordInvoice: "recorded the invoice for purchase %{name}",
    pay: "recorded a payment for purchase %{name}",
    cancel: "voided purchase %{name}",
  },
  inputs: {
    receive: {
      lines: "Line items",
      deliveryNote: "Delivery note number",
    },
    recordInvoice: invoice,
    pay: payment,
    cancel: { reason: "Reason" },
  },
  inputChoices: { pay: { method } },
  errors: {
    supplierPaused: "%{supplier} is paused. Resume the supplier to order.",
    warehouseClosed: "%{warehouse} is closed. Choose another warehouse.",
    nothingReceived: "Enter how many units arrived",
    unknownLine: "A line of the delivery is not one of this purchase",
    exceedsOrdered:
      "Only %{left} unit of %{goods} is still to arrive |||| Only %{left} units of %{goods} are still to arrive",
    overpaid: "Only %{arrears} is outstanding",
  },
  validation: { dueBeforeInvoice: "Choose a day on or after the invoice date" },
  screen: {
    receive: {
      bin: "Bin",
      binOf: "Bin of %{item}",
      accepted: "Accepted",
      rejected: "Not accepted",
      left: "%{smart_count} unit to arrive |||| %{smart_count} units to arrive",
      acceptedOf: "Accepted units of %{item}",
      rejectedOf: "Units of %{item} that are not accepted",
      tooMany: "Only %{smart_count} unit is to arrive |||| Only %{smart_count} units are to arrive",
    },
  },
  empty: "Order stock from your suppliers and receive it here.",
};
export default messages;
