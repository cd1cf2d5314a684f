import { shopNumber } from "../../../core/shopNumbers.ts";
import {
  and,
  boolean,
  choice,
  date,
  dateTime,
  defineResource,
  foreignId,
  integer,
  localized,
  longText,
  type Match,
  money,
  percent,
  reference,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const purchaseStates = [
  "draft",
  "ordered",
  "partlyReceived",
  "received",
  "settled",
  "void",
] as const;
/** How a supplier is paid; a credit note reduces what is owed like a payment. */
export const supplierPayWays = ["transfer", "card", "cash", "creditNote"] as const;
/** Lines of a purchase, and units of a line, at most: sums of amounts stay exact. */
export const maxLines = 200;
export const maxUnits = 100_000;

/** The terms of a purchase that the supplier has agreed to are fixed. */
const lockedWhen: Match = {
  status: ["ordered", "partlyReceived", "received", "settled", "void"],
};
const amount = () => money({ default: 0, readOnly: true, min: 0 });

/** What is ordered of a SKU; `discount` is the percentage of the price that is paid. */
export const purchaseLineFields = {
  skuId: reference("skus", { required: true }),
  qty: integer({ required: true, min: 1, max: maxUnits }),
  price: money({ required: true, min: 0, max: 1_000_000 }),
  discount: percent({ required: true, default: 100, min: 0, max: 100 }),
  /** Where the units are put away. */
  location: text({ max: 40 }),
};

/** What has arrived of a line, by the numbers of units; amounts are in cents. */
export const progressFields = {
  skuId: foreignId("skus", { required: true }),
  goodsName: localized({ required: true, requiredLocales: ["en"] }),
  skuName: text({ max: 200 }),
  qty: integer({ required: true, min: 1 }),
  accepted: integer({ default: 0, min: 0 }),
  rejected: integer({ default: 0, min: 0 }),
  /** Units that the supplier will not deliver. */
  closed: integer({ default: 0, min: 0 }),
  price: money({ required: true, min: 0 }),
  discount: percent({ required: true }),
  /** What the ordered units cost, and the accepted ones. */
  amount: money({ required: true, min: 0 }),
  owed: money({ default: 0, min: 0 }),
};

export const paymentFields = {
  amount: money({ required: true, min: 0.01, max: 100_000_000 }),
  method: choice(supplierPayWays, { required: true, default: "transfer" }),
  paidOn: date({ required: true }),
  reference: text({ max: 60 }),
};

/** Fields of a payment that share a row of the dialog. */
export const paymentRows = [
  ["amount", "method"],
  ["paidOn", "reference"],
] as const;

/** A delivery of some lines, by the ids of their progress. */
export const receivedFields = {
  lineId: rowId({ required: true, min: 1 }),
  accepted: integer({ required: true, default: 0, min: 0, max: maxUnits }),
  rejected: integer({ required: true, default: 0, min: 0, max: maxUnits }),
  /** The code of the location that the accepted units are put in; the planned one by default. */
  location: text({ max: 40 }),
};

/**
 * Purchases of a shop from its suppliers. Units arrive in one or more deliveries; the accepted ones
 * are added to the stock and are owed, the rejected ones are not.
 */
export const purchases = defineResource("purchases", {
  api: "member/inStock",
  route: "/stock/inStock",
  access: "stock:buy",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    /** `PO-17`, counted in its shop. */
    number: shopNumber("purchase"),
    supplier: reference("suppliers", { required: true, filter: true, lockedWhen }),
    warehouse: reference("warehouses", { required: true, filter: true, lockedWhen }),
    /** The number of the supplier's confirmation. */
    supplierNo: text({ search: true, max: 60 }),
    expectedOn: date({ filter: true, sortable: true }),
    status: choice(purchaseStates, { default: "draft", filter: true, readOnly: true }),
    lines: rows(purchaseLineFields, {
      required: true,
      min: 1,
      max: maxLines,
      label: "skuId",
      lockedWhen,
    }),
    progress: rows(progressFields, { readOnly: true, label: "skuName" }),
    total: money({ default: 0, readOnly: true, min: 0, sortable: true, filter: true }),
    /** What the accepted units cost. */
    owed: amount(),
    paid: amount(),
    /** `owed` less `paid`. */
    arrears: money({ default: 0, readOnly: true, min: 0, sortable: true, filter: true }),
    /** Units that are still to arrive. */
    incoming: integer({ default: 0, readOnly: true, min: 0 }),
    /** Whether the supplier's invoice has arrived. */
    invoiced: boolean({ default: false, readOnly: true, filter: true }),
    invoiceNo: text({ readOnly: true, search: true, max: 60 }),
    invoicedOn: date({ readOnly: true }),
    dueOn: date({ readOnly: true, filter: true, sortable: true }),
    /** The instant in the shop's zone at which the due day is over. */
    dueAt: dateTime({ readOnly: true }),
    orderedAt: dateTime({ readOnly: true, sortable: true }),
    /** The time of the last delivery. */
    receivedAt: dateTime({ readOnly: true, sortable: true }),
    payments: rows({ ...paymentFields, byName: text({ max: 100 }) }, { readOnly: true }),
    voidReason: text({ readOnly: true, visibleWhen: { status: "void" }, max: 200 }),
    remark: longText({ search: true, max: 500 }),
  },
  stages: {
    draft: "notStarted",
    ordered: "underWay",
    partlyReceived: "underWay",
    received: "underWay",
    settled: "reached",
    void: "ended",
  },
  stateReasons: { void: ["voidReason"] },
  externalTransitions: ["settled"],
  deletableWhen: { status: "draft" },
  list: {
    columns: [
      "number",
      "supplier",
      "status",
      "total",
      "arrears",
      "incoming",
      "expectedOn",
      "invoiced",
      "dueOn",
      "warehouse",
      "addTime",
    ],
    hidden: ["warehouse", "addTime"],
    select: ["dueAt"],
    phone: { title: "number", who: "supplier", figure: "total" },
    sort: ["id", "desc"],
    tabs: {
      draft: (row) => row.status.is("draft"),
      incoming: (row) => row.status.in(["ordered", "partlyReceived"]),
      uninvoiced: (row) => and(row.invoiced.is(false), row.owed.moreThan(0)),
      owing: (row) => row.arrears.moreThan(0),
      overdue: (row, _actor, now) => and(row.arrears.moreThan(0), row.dueAt.lessThan(now)),
    },
    tabSort: { incoming: ["expectedOn", "asc"], overdue: ["dueOn", "asc"] },
  },
  measures: ["total", "owed", "paid", "arrears", "incoming"],
  facts: ["supplier", "warehouse", "expectedOn"],
  related: {
    purchaseReceipts: { by: "purchase", columns: ["number", "receivedAt", "accepted", "amount"] },
  },
  form: [
    section("main", ["supplier", "warehouse", "supplierNo", "expectedOn"]),
    section("lines", ["lines", "progress"]),
    section("invoice", ["invoiced", "invoiceNo", "invoicedOn", "dueOn"], { place: "rail" }),
    section("payments", ["payments"]),
    section("notes", ["remark"], { place: "rail" }),
  ],
  actions: {
    order: { from: ["draft"], to: "ordered", confirm: true, tone: "primary", saveAnd: true },
    receive: {
      from: ["ordered", "partlyReceived"],
      to: ["partlyReceived", "received", "settled"],
      tone: "primary",
      input: {
        lines: rows(receivedFields, { required: true, min: 1, max: maxLines }),
        deliveryNote: text({ max: 60 }),
      },
    },
    close: { from: ["partlyReceived"], to: ["received", "settled"], confirm: true },
    recordInvoice: {
      from: ["ordered", "partlyReceived", "received", "settled"],
      input: {
        invoiceNo: text({ required: true, max: 60 }),
        invoicedOn: date({ required: true }),
        dueOn: date(),
      },
      beside: [["invoicedOn", "dueOn"]],
    },
    pay: {
      from: ["partlyReceived", "received"],
      if: (row) => row.arrears.moreThan(0),
      input: paymentFields,
      beside: paymentRows,
    },
    cancel: {
      from: ["draft", "ordered"],
      to: "void",
      tone: "danger",
      input: { reason: text({ required: true, max: 200 }) },
    },
  },
});
