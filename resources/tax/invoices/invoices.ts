import { taxCodes } from "../../../core/tax.ts";
import {
  boolean,
  choice,
  date,
  defineResource,
  foreignId,
  integer,
  localized,
  longText,
  money,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const invoiceKinds = ["invoice", "adjustmentNote"] as const;
const amount = () => money({ readOnly: true, default: 0 });

/** A line of a document; amounts include GST, and are negative on an adjustment note. */
export const invoiceLineFields = {
  goodsName: localized({ required: true, requiredLocales: ["en"] }),
  skuName: text({ max: 200 }),
  skuCode: text({ max: 60 }),
  qty: integer({ required: true, min: 0 }),
  amount: money({ required: true }),
  taxCode: choice(taxCodes, { required: true }),
  /** The GST that `amount` includes. */
  tax: money({ default: 0 }),
};

/**
 * The invoices of a shop, one for each paid order, and its adjustment notes, one for each refund.
 * Those of a shop that is registered for GST are tax invoices. Seller, buyer and amounts are as
 * they were; a document never changes, and is adjusted by another one. Amounts of an adjustment
 * note are negative, so that sums of a list are what remains.
 */
export const invoices = defineResource("invoices", {
  api: "member/invoice",
  route: "/fund/invoice",
  access: "finance:invoice",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    /** `INV-1042` or `ADJ-12`, counted in its shop without gaps. */
    number: text({
      required: true,
      unique: true,
      search: "exact",
      filter: true,
      readOnly: true,
      max: 20,
    }),
    kind: choice(invoiceKinds, { required: true, readOnly: true, filter: true }),
    /** The day in the shop's time zone. */
    issuedOn: date({ required: true, readOnly: true, sortable: true, filter: true }),
    /** Whether the seller was registered for GST. */
    gstRegistered: boolean({ required: true, readOnly: true }),
    orderId: foreignId("orders", { required: true, readOnly: true, filter: true }),
    orderNumber: text({ required: true, search: "exact", filter: true, readOnly: true, max: 20 }),
    orderNo: text({ required: true, readOnly: true, max: 32 }),
    /** The invoice that the note adjusts. */
    invoiceId: foreignId("invoices", { readOnly: true, index: "none" }),
    invoiceNumber: text({ readOnly: true, max: 20 }),
    /** The refund; empty where an order was cancelled without one, because its group failed. */
    /** Its unique key is the index that finds it. */
    refundId: foreignId("refunds", { readOnly: true, filter: true, index: "none" }),
    refundNumber: text({ readOnly: true, max: 20 }),
    reason: longText({ readOnly: true, max: 500 }),
    /** The registered name. */
    sellerName: text({ readOnly: true, max: 120 }),
    sellerTradingName: localized({ readOnly: true }),
    sellerAbn: text({ readOnly: true, max: 11 }),
    sellerAddress: localized({ readOnly: true }),
    sellerContact: text({ readOnly: true, max: 300 }),
    memberId: foreignId("buyers", { required: true, readOnly: true, index: "none" }),
    buyerName: text({ readOnly: true, filter: true, index: "none", max: 100 }),
    buyerAddress: text({ readOnly: true, max: 400 }),
    lines: rows(invoiceLineFields, { readOnly: true, label: "skuName" }),
    freight: amount(),
    /** The GST that `freight` includes. */
    freightTax: amount(),
    total: money({ readOnly: true, default: 0, sortable: true, filter: true }),
    /** The GST that `total` includes. */
    tax: amount(),
  },
  label: "number",
  key: "number",
  list: {
    columns: [
      "number",
      "issuedOn",
      "buyerName",
      "orderNumber",
      "total",
      "tax",
      "invoiceNumber",
      "refundNumber",
      "gstRegistered",
    ],
    hidden: ["invoiceNumber", "refundNumber", "gstRegistered"],
    // What is printed of several documents at once.
    select: [
      "kind",
      "gstRegistered",
      "orderId",
      "orderNo",
      "invoiceId",
      "invoiceNumber",
      "refundId",
      "reason",
      "sellerName",
      "sellerTradingName",
      "sellerAbn",
      "sellerAddress",
      "sellerContact",
      "buyerAddress",
      "lines",
      "freight",
      "freightTax",
    ],
    priority: { total: 1, tax: 1, orderNumber: 2, invoiceNumber: 3 },
    phone: { title: "number", figure: "total" },
    sort: ["issuedOn", "desc"],
    tabs: { invoice: { kind: "invoice" }, adjustmentNote: { kind: "adjustmentNote" } },
    sums: ["total", "tax"],
    parameters: { dateFrom: "issuedOn_gte", dateTo: "issuedOn_lte" },
  },
  form: [
    section("document", ["number", "issuedOn", "orderNumber", "invoiceNumber", "reason"]),
    section("lines", ["lines", "freight", "total", "tax"]),
    section("seller", [
      "sellerName",
      "sellerTradingName",
      "sellerAbn",
      "sellerAddress",
      "sellerContact",
    ]),
    section("buyer", ["buyerName", "buyerAddress"]),
  ],
});
