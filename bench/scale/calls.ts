import { secondsBetween } from "./fill.ts";

/** What a call is made of: the shop or platform whose rows it reads, and its how-manieth it is. */
export interface Place {
  shop: number;
  orders: number;
  /** The id of its first order. */
  first: number;
  turn: number;
}
/** A call: its address below `/api/`, different each time where rows differ. */
export interface ScaleCall {
  what: string;
  path: string;
  query?: (place: Place) => Record<string, string | number>;
  /** How many times slower it may be than with 1,000 orders, where that isn't 3. */
  most?: number;
}

/** A number up to `orders`, different in each turn. */
const pick = ({ orders, turn }: Place, up: number = orders): number => 1 + ((turn * 7919) % up);
const orderNo = (place: Place) =>
  `2026${String(place.shop * 10_000_000 + pick(place)).padStart(16, "0")}`;
/** One day, different in each turn; a thousand orders are less than one. */
function day({ orders, turn }: Place): { dateFrom: string; dateTo: string } {
  const days = Math.floor((orders * secondsBetween) / 86_400);
  const back = days > 20 ? 10 + ((turn * 37) % (days - 20)) : 0;
  const date = new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return {
    dateFrom: days > 20 ? date : new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    dateTo: date,
  };
}
const phone = (place: Place) =>
  `+61 4${String((pick(place) * 7919) % 100_000_000).padStart(8, "0")}`;
const range = (field: string) => (place: Place) => {
  const { dateFrom, dateTo } = day(place);
  return { [`${field}_gte`]: dateFrom, [`${field}_lte`]: dateTo };
};
const search = (text: string, up: number) => (place: Place) => ({
  q: `${text} ${pick(place, up)}`,
});

/** Every call, with how its rows are chosen. */
export const scaleCalls: readonly ScaleCall[] = [
  { what: "orders", path: "member/order/getList" },
  { what: "orders, to ship", path: "member/order/getList", query: () => ({ tab: "readyToShip" }) },
  { what: "orders, waiting", path: "member/order/getList", query: () => ({ tab: "waiting" }) },
  {
    what: "orders, last page",
    path: "member/order/getList",
    query: ({ orders }) => ({ page: Math.floor(orders / 25) }),
  },
  {
    what: "orders by price",
    path: "member/order/getList",
    query: () => ({ sort: "payPrice", order: "desc" }),
  },
  {
    what: "orders, a number",
    path: "member/order/getList",
    query: (place) => ({ q: orderNo(place) }),
  },
  {
    what: "orders, a phone",
    path: "member/order/getList",
    query: (place) => ({ q: phone(place) }),
  },
  {
    what: "order",
    path: "member/order/get",
    query: (place) => ({ id: place.first - 1 + pick(place) }),
  },
  { what: "orders, tab counts", path: "member/order/getCounts" },
  { what: "orders, sums", path: "member/order/getSums" },
  {
    what: "orders, search for a receiver",
    path: "member/order/getList",
    query: search("Receiver", 5000),
    most: 10,
  },
  {
    what: "orders, tab counts of that search",
    path: "member/order/getCounts",
    query: search("Receiver", 5000),
    most: 10,
  },
  {
    what: "orders, search for all receivers",
    path: "member/order/getList",
    query: ({ turn }) => ({ q: `Receiver ${"  ".repeat(turn % 9)}` }),
    most: 10,
  },
  {
    what: "orders, search for goods",
    path: "member/order/getList",
    query: search("noodles", 300),
    most: 10,
  },
  {
    what: "orders, search for goods in Chinese",
    path: "member/order/getList",
    query: search("茉莉", 300),
    most: 10,
  },
  {
    what: "orders, tab counts of that search in Chinese",
    path: "member/order/getCounts",
    query: search("茉莉", 300),
    most: 10,
  },
  { what: "orders of a day", path: "member/order/getList", query: day },
  { what: "orders of a day, tab counts", path: "member/order/getCounts", query: day },
  {
    what: "orders completed of a day, by price",
    path: "member/order/getList",
    query: (place) => ({
      ...range("addTime")(place),
      tab: "completed",
      sort: "payPrice",
      order: "desc",
    }),
  },
  { what: "refunds", path: "member/refund/getList" },
  { what: "refunds, tab counts", path: "member/refund/getCounts" },
  { what: "refunds, sums", path: "member/refund/getSums" },
  { what: "account", path: "member/getAccount" },
  { what: "outlook of payouts", path: "member/account/getOutlook" },
  { what: "statement", path: "member/account/getList" },
  { what: "statement, pending", path: "member/account/getList", query: () => ({ tab: "pending" }) },
  { what: "statement, frozen", path: "member/account/getList", query: () => ({ tab: "frozen" }) },
  { what: "statement, tab counts", path: "member/account/getCounts" },
  { what: "statement, sums", path: "member/account/getSums" },
  {
    what: "statement, an order",
    path: "member/account/getList",
    query: (place) => ({ orderNo: orderNo(place) }),
  },
  { what: "statement of a day", path: "member/account/getList", query: day },
  { what: "statement of a day, tab counts", path: "member/account/getCounts", query: day },
  { what: "statement of a day, sums", path: "member/account/getSums", query: day },
  {
    what: "statement, commission of a day",
    path: "member/account/getList",
    query: (place) => ({ ...day(place), types: "commission" }),
  },
  {
    what: "statement, payouts",
    path: "member/account/getList",
    query: () => ({ types: "withdrawApply" }),
  },
  { what: "settlement", path: "member/settlement/getList" },
  { what: "settlement, sums", path: "member/settlement/getSums" },
  { what: "settlement of a day", path: "member/settlement/getList", query: range("addTime") },
  { what: "settlement, days", path: "member/settlementDay/getList" },
  { what: "settlement, months", path: "member/settlementMonth/getList" },
  { what: "comments", path: "member/comment/getList" },
  { what: "comments, tab counts", path: "member/comment/getCounts" },
  { what: "comments, bad", path: "member/comment/getList", query: () => ({ rating: "bad" }) },
  {
    what: "comments, search",
    path: "member/comment/getList",
    query: search("after", 700),
    most: 10,
  },
  { what: "invoices", path: "member/invoice/getList" },
  { what: "stock log", path: "member/skuLog/getList" },
  { what: "stock log of a day", path: "member/skuLog/getList", query: range("addTime") },
  { what: "operation log", path: "member/accountOperation/getList" },
  {
    what: "operation log of a day",
    path: "member/accountOperation/getList",
    query: range("addTime"),
  },
  { what: "books", path: "system/ledger/getList" },
  {
    what: "books, an order",
    path: "system/ledger/getList",
    query: (place) => ({ orderNo: orderNo(place) }),
  },
  { what: "books of a day", path: "system/ledger/getList", query: day },
  { what: "books of a day, sums", path: "system/ledger/getSums", query: day },
  { what: "books, the bank", path: "system/ledger/getList", query: () => ({ tab: "bank" }) },
  {
    what: "books, the platform",
    path: "system/ledger/getList",
    query: () => ({ tab: "platform" }),
  },
  {
    what: "books, a provider",
    path: "system/ledger/getList",
    query: ({ turn }) => ({ provider: turn % 2 ? "wxPay" : "aliPay" }),
  },
  {
    what: "books, a provider without entries",
    path: "system/ledger/getList",
    query: () => ({ provider: "card" }),
  },
  {
    what: "books, a type",
    path: "system/ledger/getList",
    query: ({ turn }) => ({ type: turn % 2 ? "commissionReturned" : "withdrawPaid" }),
  },
  { what: "books, a shop", path: "system/ledger/getList", query: () => ({ shop: 2 }) },
  {
    what: "books, a shop's refunds",
    path: "system/ledger/getList",
    query: () => ({ shop: 2, type: "refund" }),
  },
  { what: "books, tab counts", path: "system/ledger/getCounts" },
  { what: "payments", path: "system/payment/getList" },
  { what: "payments of a day", path: "system/payment/getList", query: range("addTime") },
  {
    what: "payments, search",
    path: "system/payment/getList",
    query: (place) => ({ q: `C${pick(place)}` }),
    most: 10,
  },
  { what: "pay orders", path: "system/payOrder/getList" },
  { what: "pay orders of a day", path: "system/payOrder/getList", query: range("addTime") },
  {
    what: "pay orders, a number",
    path: "system/payOrder/getList",
    query: (place) => ({ q: `P${pick(place)}` }),
  },
  {
    what: "pay orders of a buyer",
    path: "system/payOrder/getList",
    query: (place) => ({ q: `Buyer ${pick(place, 5000)}` }),
    most: 10,
  },
  {
    what: "pay orders of a buyer's id",
    path: "system/payOrder/getList",
    query: (place) => ({ memberId: pick(place, 5000) }),
  },
  { what: "money backs", path: "system/moneyBack/getList" },
  { what: "buyers", path: "system/member/getList" },
  { what: "shops", path: "system/shop/getList" },
  { what: "events", path: "system/event/getList" },
  {
    what: "events of a topic",
    path: "system/event/getList",
    query: () => ({ topic: "order.paid" }),
  },
  { what: "events of a shop", path: "system/event/getList", query: () => ({ shop: 2 }) },
  { what: "events of a day", path: "system/event/getList", query: range("addTime") },
];
