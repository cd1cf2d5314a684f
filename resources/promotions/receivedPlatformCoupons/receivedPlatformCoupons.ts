import {
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  json,
  money,
  percent,
  text,
} from "../../../framework/schema/index.ts";
import { couponTypes, isIdList } from "../coupons/coupons.ts";
import { discountRate } from "../coupons/discount/discountRateKind.ts";
import { receivedStates, releaseCauses } from "../receivedCoupons/receivedCoupons.ts";

/**
 * Pieces of the platform's coupons that buyers have claimed, with the terms of their time.
 * Storefront calls and orders create and change them; one is used by the orders of one payment.
 */
export const receivedPlatformCoupons = defineResource("receivedPlatformCoupons", {
  api: "system/receivedPlatformCoupon",
  route: "/platform/receivedCoupons",
  menuSection: "promotion",
  access: "platform:receivedCoupons",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    coupon: foreignId("platformCoupons", { required: true, readOnly: true, filter: true }),
    name: text({ required: true, readOnly: true, search: true, max: 60 }),
    memberId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    memberName: text({ readOnly: true, search: true, filter: true, max: 100 }),
    status: choice(receivedStates, { default: "unused", readOnly: true, filter: true }),
    claimedAt: dateTime({ required: true, readOnly: true, filter: true, sortable: true }),
    validFrom: dateTime({ required: true, readOnly: true }),
    /** The first instant at which it is no longer valid; null for one that does not expire. */
    validTo: dateTime({ readOnly: true, filter: true, sortable: true }),
    /** The payment of the orders that have used it. */
    payOrderId: foreignId("payOrders", { readOnly: true, unique: true, index: "unusual" }),
    payOrderNumber: computed(text()),
    /** What it has taken off its orders, less refunds, and the part that the platform bears. */
    saved: computed(money()),
    borne: computed(money()),
    releaseCause: choice(releaseCauses, { readOnly: true }),
    type: choice(couponTypes, { required: true, readOnly: true }),
    amount: money({ readOnly: true }),
    discount: discountRate({ readOnly: true }),
    fullAmount: money({ required: true, readOnly: true }),
    platformPercent: percent({ required: true, readOnly: true }),
    /** The ids of its shops, and of its categories; null for all. */
    shopScope: json<number[]>({ check: isIdList, readOnly: true }),
    cateScope: json<number[]>({ check: isIdList, readOnly: true }),
    terms: computed(text()),
  },
  label: "name",
  stages: { unused: "underWay", used: "reached", expired: "ended" },
  externalTransitions: ["unused", "used", "expired"],
  list: {
    columns: [
      "name",
      "memberName",
      "terms",
      "status",
      "claimedAt",
      "validTo",
      "payOrderNumber",
      "saved",
      "borne",
    ],
    select: ["coupon", "memberId", "payOrderId", "type", "amount", "discount", "fullAmount"],
    sort: ["id", "desc"],
    tabs: "status",
  },
});
