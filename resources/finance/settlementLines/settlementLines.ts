import {
  choice,
  computed,
  date,
  dateTime,
  defineResource,
  foreignId,
  money,
  rowId,
  text,
} from "../../../framework/schema/index.ts";

export const lineKinds = ["order", "refund", "adjust", "fee"] as const;
const amount = () => money({ readOnly: true, default: 0 });
const time = () => dateTime({ readOnly: true, filter: true, sortable: true });

/**
 * What a shop is paid for: a completed order, and each of its refunds. Amounts of a refund are
 * negative. `net` is what the shop receives: `gross` (what the buyer paid, including freight) plus
 * the platform's share of a coupon, minus the commission.
 */
export const settlementLines = defineResource("settlementLines", {
  api: "member/settlement",
  route: "/fund/settlement",
  access: "finance:settlement",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    kind: choice(lineKinds, { required: true, readOnly: true, filter: true }),
    /** The short number of the order, or of its refund. */
    cause: computed(text()),
    orderNo: text({ readOnly: true, filter: true, search: "exact", max: 32 }),
    orderId: foreignId("orders", { readOnly: true, filter: true }),
    /** The id of the order or of the refund. */
    refId: rowId({ readOnly: true }),
    gross: amount(),
    freight: amount(),
    coupon: amount(),
    commission: amount(),
    net: amount(),
    earnedAt: time(),
    settleAt: time(),
    settledAt: time(),
    day: date({ readOnly: true, filter: true }),
    month: text({ readOnly: true, filter: true, max: 7 }),
    remark: text({ readOnly: true, max: 255 }),
  },
  label: "cause",
  list: {
    columns: [
      "cause",
      "kind",
      "earnedAt",
      "gross",
      "commission",
      "net",
      "settleAt",
      "settledAt",
      "orderNo",
    ],
    hidden: ["settledAt", "orderNo"],
    phone: { figure: "net" },
    select: ["coupon", "day", "orderId", "refId", "freight", "month", "remark"],
    sort: ["id", "desc"],
    tabs: { waiting: (row) => row.settledAt.isEmpty(), settled: (row) => row.settledAt.isFilled() },
    tabSort: { waiting: ["settleAt", "asc"] },
    sums: ["gross", "coupon", "commission", "net"],
    parameters: { dateFrom: "earnedAt_gte", dateTo: "earnedAt_lte" },
  },
  calls: {
    /**
     * Totals of the current day and month in the shop's time zone, and the amount still to be
     * settled.
     */
    realtime: {
      output: { day: date(), today: money(), month: text(), thisMonth: money(), waiting: money() },
    },
  },
  jobs: ["settle"],
});
