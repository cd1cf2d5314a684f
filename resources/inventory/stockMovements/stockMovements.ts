import {
  choice,
  computed,
  defineResource,
  integer,
  reference,
  rowId,
  text,
} from "../../../framework/schema/index.ts";

export const stockCauses = [
  "begin",
  "edit",
  "sale",
  "cancel",
  "refund",
  "ship",
  "unship",
  "return",
  "receive",
  "transfer",
  "count",
] as const;
export type StockCause = (typeof stockCauses)[number];
/** The tables whose rows cause a movement. */
export const stockSources = [
  "orders",
  "refunds",
  "purchase_receipts",
  "stock_edits",
  "order_merges",
  "stock_counts",
] as const;
export type StockSource = (typeof stockSources)[number];

/**
 * The stock movements: each change of a SKU's stock, its cause, and the stock before and after. A
 * sale reserves units, which lowers what is available; only shipping takes them off what is on
 * hand.
 */
export const stockMovements = defineResource("stockMovements", {
  api: "member/skuLog",
  route: "/stock/skuLog",
  access: "stock:shopStock",
  owner: "shop",
  table: "stock_movements",
  fields: {
    skuId: reference("skus", { filter: true }),
    goodsId: reference("goods", { filter: true }),
    cause: choice(stockCauses, { filter: true }),
    num: integer(),
    before: integer(),
    after: integer(),
    /** The change of units on hand, and their number after it; empty where it changes none. */
    onHandNum: integer(),
    onHandAfter: integer(),
    /** Where the units lie. */
    locationId: reference("stockLocations", { filter: true }),
    onHandBefore: computed(integer()),
    byName: computed(text()),
    refTable: choice(stockSources),
    refId: rowId(),
    /** The number of the order, refund, receipt, edit or count. */
    refNo: computed(text()),
  },
  label: "goodsId",
  /** What a count has moved. */
  filters: { stockCount: reference("stockCounts") },
  // The log of the warehouse has what changes the units on hand, and nothing of orders.
  views: {
    log: {
      route: "/stock/log",
      access: "stock:log",
      tabs: ["received", "shipped", "returned", "edited", "counted", "transferred"],
    },
  },
  empty: { ways: ["goods"] },
  list: {
    columns: [
      "addTime",
      "goodsId",
      "skuId",
      "cause",
      "num",
      "after",
      "locationId",
      "onHandBefore",
      "onHandNum",
      "onHandAfter",
      "refNo",
      "byName",
    ],
    hidden: ["onHandBefore", "byName"],
    tabs: {
      received: (row) => row.cause.is("receive"),
      shipped: (row) => row.cause.in(["ship", "unship"]),
      returned: (row) => row.cause.is("return"),
      edited: (row) => row.cause.in(["begin", "edit"]),
      counted: (row) => row.cause.is("count"),
      transferred: (row) => row.cause.is("transfer"),
      reserved: (row) => row.cause.in(["sale", "cancel", "refund"]),
    },
    visibleTabs: [
      "received",
      "shipped",
      "returned",
      "edited",
      "counted",
      "transferred",
      "reserved",
    ],
    phone: { title: "goodsId", figure: "num" },
    select: ["refTable", "refId"],
    parameters: { dateFrom: "addTime_gte", dateTo: "addTime_lte" },
    sort: ["addTime", "desc"],
  },
});
