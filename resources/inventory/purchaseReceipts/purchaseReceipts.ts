import {
  dateTime,
  defineResource,
  foreignId,
  integer,
  localized,
  money,
  reference,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

/** What a delivery brought of a SKU; rejected units owe nothing. */
export const receiptLineFields = {
  skuId: foreignId("skus", { required: true }),
  goodsName: localized({ required: true, requiredLocales: ["en"] }),
  skuName: text({ max: 200 }),
  accepted: integer({ required: true, min: 0 }),
  rejected: integer({ required: true, min: 0 }),
  amount: money({ required: true, min: 0 }),
  /** The code of the location that the accepted units are in; of several, all codes. */
  location: text({ max: 200 }),
};

/**
 * The deliveries of purchases. A receipt never changes: what was counted wrong is corrected by an
 * edit of the stock.
 */
export const purchaseReceipts = defineResource("purchaseReceipts", {
  api: "member/inStockReceipt",
  route: "/stock/inStockReceipt",
  access: "stock:receipt",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    /** `PO-17-2`: the second delivery of the purchase PO-17. */
    number: text({ required: true, unique: true, search: true, readOnly: true, max: 30 }),
    purchase: reference("purchases", { required: true, readOnly: true, filter: true }),
    supplier: reference("suppliers", { required: true, readOnly: true, filter: true }),
    warehouse: reference("warehouses", { required: true, readOnly: true, filter: true }),
    receivedAt: dateTime({ required: true, readOnly: true, sortable: true, filter: true }),
    deliveryNote: text({ readOnly: true, search: true, max: 60 }),
    lines: rows(receiptLineFields, { readOnly: true, label: "skuName" }),
    accepted: integer({ required: true, readOnly: true, min: 0 }),
    rejected: integer({ required: true, readOnly: true, min: 0 }),
    amount: money({ required: true, readOnly: true, min: 0, sortable: true }),
    byName: text({ readOnly: true, max: 100 }),
  },
  empty: { ways: ["purchases"] },
  list: {
    columns: [
      "number",
      "receivedAt",
      "purchase",
      "supplier",
      "warehouse",
      "accepted",
      "rejected",
      "amount",
      "deliveryNote",
      "byName",
    ],
    hidden: ["byName"],
    phone: { title: "number", who: "supplier", figure: "amount" },
    sort: ["id", "desc"],
  },
  measures: ["accepted", "rejected", "amount"],
  form: [
    section("main", ["purchase", "supplier", "warehouse", "receivedAt", "deliveryNote", "byName"]),
    section("lines", ["lines"]),
  ],
});
