import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { invoices } from "../invoices.ts";

const messages: ResourceMessages<typeof invoices> = {
  name: "Invoice |||| Invoices",
  fields: {
    number: "Number",
    kind: "Type",
    issuedOn: "Issued",
    gstRegistered: "Registered for GST",
    orderId: "Order ID",
    orderNumber: "Order",
    orderNo: "Order no.",
    invoiceId: "Invoice ID",
    invoiceNumber: "Adjusts invoice",
    refundId: "Refund ID",
    refundNumber: "Refund",
    reason: "Reason",
    sellerName: "Registered name",
    sellerTradingName: "Shop name",
    sellerAbn: "ABN",
    sellerAddress: "Address",
    sellerContact: "Contact",
    memberId: "Customer ID",
    buyerName: "Customer",
    buyerAddress: "Delivery address",
    lines: "Items",
    freight: "Shipping",
    freightTax: "GST on shipping",
    total: "Total",
    tax: "GST",
  },
  choices: {
    kind: {
      invoice: "Invoice",
      adjustmentNote: "Adjustment note",
    },
  },
  tabs: {
    invoice: "Invoices",
    adjustmentNote: "Adjustment notes",
  },
  rows: {
    lines: {
      goodsName: "Product",
      skuName: "Variant",
      skuCode: "SKU",
      qty: "Quantity",
      amount: "Amount",
      taxCode: "Tax",
      tax: "GST",
    },
  },
  rowChoices: {
    lines: {
      taxCode: {
        taxable: "GST included",
        gstFree: "GST-free",
      },
    },
  },
  groups: {
    document: "Document",
    lines: "Items and total",
    seller: "Shop",
    buyer: "Customer",
  },
  screen: {
    print: "Print / save as PDF",
    titles: {
      taxInvoice: "Tax invoice",
      invoice: "Invoice",
      adjustmentNote: "Adjustment note",
      creditNote: "Credit note",
    },
    heading: {
      taxInvoice: "Tax invoice",
      invoice: "Invoice",
      adjustmentNote: "Adjustment note",
      creditNote: "Credit note",
    },
    abn: "ABN %{number}",
    issued: "Date of issue: %{date}",
    order: "Order %{number}",
    buyer: "Customer:",
    item: "Item",
    gst: "GST",
    gstFree: "GST-free",
    total: "Total",
    totalWithGst: "Total including GST",
    gstIncluded: "Total price includes GST of %{gst}.",
    noGst: "No GST is included in the total.",
    adjusts: "Adjusts %{heading} %{number}",
    reason: "Reason: %{reason}",
    groupFailed: "The group for this order was not filled in time.",
    size: "Paper size",
    sizes: {
      a4: "A4",
      label: "Label 100 × 150 mm",
    },
    nothing: "There are no invoices to print.",
    tooMany: "You can print up to %{max} invoices at a time.",
    leftOut:
      "1 order was never paid or was refunded immediately and has no invoice. |||| %{smart_count} orders were never paid or were refunded immediately and have no invoices.",
  },
  empty:
    "Invoices appear here as soon as orders are paid, and adjustment notes as soon as they are refunded.",
};
export default messages;
