import {
  choice,
  computed,
  date,
  defineResource,
  foreignId,
  integer,
  money,
  percent,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";

/**
 * Types of changes of points: by a sign-in of the day, a purchase and its refunds, what these could
 * not take back at once, a payment and its refunds, the platform, when they expire, when the
 * platform changes what they are worth, for the first purchase of an invited customer, and on a
 * birthday.
 */
export const pointTypes = [
  "sign",
  "consume",
  "refund",
  "recovered",
  "exchange",
  "returned",
  "adminIn",
  "adminOut",
  "expire",
  "revalued",
  "invite",
  "birthday",
] as const;
export type PointType = (typeof pointTypes)[number];
const count = (options: { default?: number } = {}) =>
  integer({ required: true, readOnly: true, ...options });

/** The changes of buyers' points, each with what there was before and after it. */
export const pointEntries = defineResource("pointEntries", {
  api: "system/pointLog",
  route: "/platform/points",
  menuSection: "people",
  access: "platform:points",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    memberId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    memberName: text({ readOnly: true, search: true, filter: true, max: 60 }),
    type: choice(pointTypes, { required: true, readOnly: true, filter: true }),
    inOut: choice(["in", "out"], { required: true, readOnly: true, filter: true }),
    amount: count(),
    change: computed(integer()),
    before: count(),
    after: count(),
    /** What was to be taken and was not there. */
    shortfall: count({ default: 0 }),
    /** What they have paid of an order, or what was refunded to them. */
    value: money({ readOnly: true, visibleWhen: { type: ["exchange", "returned"] } }),
    /** Points for each A$1.00, of what a purchase earned. */
    rate: integer({ readOnly: true }),
    /** What the level of the buyer makes of these, in percent. */
    levelRate: percent({ readOnly: true, max: 1000 }),
    /** The customer whose first purchase they reward: the buyer has invited them. */
    inviteeId: rowId({ readOnly: true }),
    /** The day of a check-in or of a birthday. */
    day: date({ readOnly: true }),
    orderId: foreignId("orders", { readOnly: true, index: "unusual" }),
    orderNo: text({ readOnly: true, search: "exact", filter: true, max: 32 }),
    /** The short number of the order with its shop: "#1042 · Harbour Pantry". */
    order: computed(text()),
    reason: text({ readOnly: true, max: 200 }),
  },
  label: "memberName",
  facts: ["type", "order", "reason"],
  form: [
    section("main", ["before", "change", "after", "shortfall", "value"]),
    section("earned", ["rate", "levelRate", "day", "orderNo"], { place: "rail" }),
  ],
  list: {
    columns: [
      "addTime",
      "memberName",
      "type",
      "change",
      "before",
      "after",
      "value",
      "shortfall",
      "order",
      "reason",
      "orderNo",
    ],
    hidden: ["before", "value", "shortfall", "orderNo"],
    select: ["memberId", "inOut", "amount"],
    phone: { title: "memberName", figure: "change" },
    sort: ["id", "desc"],
    tabs: "type",
    parameters: { dateFrom: "addTime_gte", dateTo: "addTime_lte" },
  },
  jobs: ["expirePoints", "revaluePoints", "giveBirthdayPoints"],
});
