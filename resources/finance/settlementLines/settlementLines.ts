import {
  choice,
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
 * What a shop is to be paid for: an order that was completed, and each refund of it. Amounts of a refund are below nothing. `net` is
 * what the shop gets: `gross` (what the buyer paid, freight in it), the platform's share of a coupon, less the commission.
 */
export const settlementLines = defineResource("settlementLines", {
  api: "member/settlement",
  route: "/fund/settlement",
  access: "finance:settlement",
  owner: "shop",
  icon: "HourglassBottom",
  trash: false,
  operations: ["export"],
  fields: {
    kind: choice(lineKinds, { required: true, readOnly: true, filter: true }),
    orderNo: text({ readOnly: true, filter: true, search: "exact", max: 32 }),
    orderId: foreignId("orders", { readOnly: true, filter: true }),
    /** The order, or the refund. */
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
  label: "orderNo",
  list: {
    columns: ["earnedAt", "kind", "orderNo", "gross", "commission", "net", "settleAt", "settledAt"],
    besides: ["coupon", "day", "orderId", "refId", "freight", "month"],
    sort: ["id", "desc"],
    tabs: { waiting: (row) => row.settledAt.isEmpty(), settled: (row) => row.settledAt.isFilled() },
    sums: ["gross", "coupon", "commission", "net"],
    parameters: { dateFrom: "earnedAt_gte", dateTo: "earnedAt_lte" },
  },
  calls: {
    /** What today and this month come to so far, on the shop's clocks, and what is still to be settled. */
    realtime: {
      output: { day: date(), today: money(), month: text(), thisMonth: money(), waiting: money() },
    },
  },
});
