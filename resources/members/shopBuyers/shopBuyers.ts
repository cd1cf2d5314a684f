import {
  dateTime,
  defineResource,
  foreignId,
  integer,
  longText,
  money,
  phone,
  reference,
  references,
  section,
  text,
} from "../../../framework/schema/index.ts";

/**
 * The buyers who have ordered from a shop, with what they have bought there. Orders and refunds add
 * them and change their figures; the shop adds tags and notes.
 */
export const shopBuyers = defineResource("shopBuyers", {
  api: "member/shopBuyer",
  route: "/member/list",
  access: "member:list",
  owner: "shop",
  trash: false,
  operations: ["edit", "export"],
  fields: {
    memberId: foreignId("buyers", { required: true, unique: true, readOnly: true }),
    memberName: text({ search: true, filter: true, sortable: true, readOnly: true, max: 100 }),
    /** The buyer's level in the whole market. */
    level: reference("buyerLevels", { readOnly: true, filter: true }),
    /** The receiver's number of the last order that had one. */
    phone: phone({ search: "exact", readOnly: true }),
    /** Orders that were not cancelled. */
    orderCount: integer({ default: 0, filter: true, sortable: true, readOnly: true, help: true }),
    /** What the buyer paid, less refunds. */
    spent: money({ default: 0, filter: true, sortable: true, readOnly: true, help: true }),
    /** Completed refunds, and what was refunded. */
    refundCount: integer({ default: 0, filter: true, sortable: true, readOnly: true, help: true }),
    refunded: money({ default: 0, filter: true, readOnly: true }),
    firstOrderTime: dateTime({ readOnly: true, filter: true }),
    lastOrderTime: dateTime({ readOnly: true, filter: true, sortable: true }),
    tagIds: references("buyerTags", { filter: true, max: 20 }),
    note: longText({ max: 1000, filter: true }),
  },
  label: "memberName",
  measures: ["spent", "orderCount", "refundCount", "refunded"],
  facts: ["level", "firstOrderTime", "lastOrderTime"],
  list: {
    columns: [
      "memberName",
      "phone",
      "level",
      "orderCount",
      "spent",
      "refundCount",
      "refunded",
      "lastOrderTime",
      "firstOrderTime",
      "tagIds",
      "note",
    ],
    hidden: ["refunded", "firstOrderTime", "note"],
    select: ["memberId"],
    phone: { title: "memberName", figure: "spent" },
    sort: ["lastOrderTime", "desc"],
    sums: ["spent"],
  },
  form: [section("main", ["phone"]), section("own", ["tagIds", "note"], { place: "rail" })],
  related: {
    orders: {
      by: "memberId",
      from: "memberId",
      columns: ["number", "addTime", "payPrice", "status"],
    },
    refunds: {
      by: "memberId",
      from: "memberId",
      columns: ["number", "goodsName", "refundAmount", "status"],
    },
    comments: {
      by: "memberId",
      from: "memberId",
      columns: ["goodsName", "rating", "content", "commentedAt"],
    },
    receivedCoupons: {
      by: "memberId",
      from: "memberId",
      columns: ["name", "status", "claimedAt", "orderNumber"],
    },
  },
  actions: {
    giveCoupon: { bulk: true, input: { coupon: reference("coupons", { required: true }) } },
    showPhone: { confirm: true, output: { phone: phone() } },
  },
});
