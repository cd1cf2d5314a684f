import {
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  json,
  money,
  text,
} from "../../../framework/schema/index.ts";
import { couponRanges, couponTypes, isIdList } from "../coupons/coupons.ts";
import { discountRate } from "../coupons/discount/discountRateKind.ts";

export const receivedStates = { unused: 0, used: 1, expired: 2 } as const;
export const couponSources = ["claim", "present", "gift"] as const;
/** Why a used coupon was released, or a gift voided: its order was cancelled or refunded. */
export const releaseCauses = ["cancelled", "refunded"] as const;

/**
 * Pieces of coupons that buyers have collected, with the terms of their time. Storefront calls, the
 * shop's gifts and orders create and change them.
 */
export const receivedCoupons = defineResource("receivedCoupons", {
  api: "member/receivedCoupon",
  route: "/promotion/receivedCoupon",
  access: "promotion:receivedCoupon",
  owner: "shop",
  trash: false,
  operations: ["export"],
  fields: {
    coupon: foreignId("coupons", { required: true, readOnly: true, filter: true }),
    name: text({ required: true, readOnly: true, search: true, max: 60 }),
    memberId: foreignId("buyers", {
      required: true,
      readOnly: true,
      filter: true,
      index: "everywhere",
    }),
    memberName: text({ readOnly: true, search: true, filter: true, max: 100 }),
    source: choice(couponSources, { required: true, readOnly: true, filter: true }),
    status: choice(receivedStates, { default: "unused", readOnly: true, filter: true }),
    claimedAt: dateTime({ required: true, readOnly: true, filter: true, sortable: true }),
    validFrom: dateTime({ required: true, readOnly: true }),
    /** The first instant at which it is no longer valid; null for one that does not expire. */
    validTo: dateTime({ readOnly: true, filter: true, sortable: true }),
    orderId: foreignId("orders", { readOnly: true, unique: true, index: "unusual" }),
    orderNumber: computed(text()),
    /** What it has taken off its order, less what refunds have reversed. */
    saved: computed(money()),
    /** The order with whose purchase it was given. */
    giftOrderId: foreignId("orders", { readOnly: true, index: "unusual" }),
    releaseCause: choice(releaseCauses, { readOnly: true }),
    type: choice(couponTypes, { required: true, readOnly: true }),
    amount: money({ readOnly: true }),
    discount: discountRate({ readOnly: true }),
    fullAmount: money({ required: true, readOnly: true }),
    useType: choice(couponRanges, { required: true, readOnly: true }),
    /** The ids of its products or categories. */
    scope: json<number[]>({ check: isIdList, readOnly: true }),
    terms: computed(text()),
  },
  label: "name",
  facts: ["memberName", "terms", "source"],
  stages: { unused: "underWay", used: "reached", expired: "ended" },
  externalTransitions: ["unused", "used", "expired"],
  crossTenantIndexes: { status: "unused", by: ["validTo"] },
  list: {
    columns: [
      "name",
      "memberName",
      "terms",
      "status",
      "validTo",
      "orderNumber",
      "saved",
      "source",
      "claimedAt",
    ],
    priority: { memberName: 1, terms: 1, validTo: 1, saved: 2, source: 3, claimedAt: 3 },
    select: ["coupon", "memberId", "orderId", "type", "amount", "discount", "fullAmount"],
    sort: ["id", "desc"],
    tabs: "status",
  },
});
