import {
  choice,
  dateTime,
  defineResource,
  email,
  integer,
  longText,
  money,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const pastOutcomes = [
  "completed",
  "partlyRefunded",
  "refunded",
  "cancelled",
  "unpaid",
] as const;
const amount = () => money({ min: 0 });
const time = () => dateTime();

/** A line of an order in another system, with names and prices as of the purchase. */
export const pastLineFields = {
  product: text({ required: true, max: 300 }),
  variant: text({ max: 200 }),
  code: text({ max: 100 }),
  qty: integer({ required: true, min: 0, max: 1_000_000 }),
  /** The price of one. */
  price: money({ min: 0 }),
};

/**
 * Orders that a shop had in another system before. They are a record of the past:
 * nothing is owed, packed, paid or taxed because of one, and no balance, report or statement reads
 * them.
 */
export const pastOrders = defineResource("pastOrders", {
  api: "member/pastOrder",
  route: "/order/pastOrders",
  access: "order:pastOrders",
  owner: "shop",
  fields: {
    /** The order's number in the other system. */
    number: text({
      required: true,
      unique: true,
      search: true,
      filter: true,
      sortable: true,
      max: 60,
    }),
    /** The other system, such as Shopify. */
    source: text({ filter: true, max: 60 }),
    placedAt: dateTime({ required: true, filter: true, sortable: true }),
    outcome: choice(pastOutcomes, { required: true, default: "completed", filter: true }),
    buyerName: text({ search: true, filter: true, max: 120 }),
    buyerEmail: email({ search: true, filter: true, max: 255 }),
    // Numbers of any country, in whatever way the other system wrote them.
    buyerPhone: text({ search: true, max: 60 }),
    address: longText({ max: 500 }),
    lines: rows(pastLineFields, { max: 500, label: "product" }),
    subtotal: amount(),
    discount: amount(),
    shipping: amount(),
    tax: amount(),
    total: money({ required: true, min: 0, filter: true, sortable: true }),
    refunded: amount(),
    /** The code of the amounts' currency, which is that of the shop. */
    currency: text({ max: 3 }),
    payMethod: text({ max: 120 }),
    paidAt: time(),
    shippedAt: time(),
    cancelledAt: time(),
    note: longText({ max: 2000 }),
  },
  label: "number",
  key: "number",
  list: {
    columns: [
      "number",
      "placedAt",
      "buyerName",
      "outcome",
      "lines",
      "total",
      "source",
      "buyerEmail",
      "addTime",
    ],
    hidden: ["buyerEmail", "addTime"],
    priority: { total: 1, outcome: 2, buyerName: 2 },
    phone: { title: "number", who: "buyerName", figure: "total" },
    sort: ["placedAt", "desc"],
    parameters: { dateFrom: "placedAt_gte", dateTo: "placedAt_lte" },
  },
  facts: ["source", "placedAt", "outcome"],
  importFormats: ["Shopify", "Markethall"],
  form: [
    section("order", ["number", "source", "placedAt", "outcome", "note"]),
    section("lines", ["lines"]),
    section("amounts", [
      "subtotal",
      "discount",
      "shipping",
      "tax",
      "total",
      "refunded",
      "currency",
      "payMethod",
    ]),
    section("buyer", ["buyerName", "buyerEmail", "buyerPhone", "address"], { place: "rail" }),
    section("dates", ["paidAt", "shippedAt", "cancelledAt"], { place: "rail" }),
  ],
});
