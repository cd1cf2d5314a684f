import {
  choice,
  computed,
  dateRange,
  dateTime,
  defineResource,
  integer,
  json,
  localized,
  type Match,
  money,
  references,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { buyersCall } from "../buyersCall.ts";
import { discountRate } from "./discount/discountRateKind.ts";

export const couponTypes = { fullReduction: 1, discount: 2 } as const;
/** How a coupon is collected: by the buyer, from the shop, or with a purchase. */
export const collections = { manual: 1, backOffice: 2, giftOnPurchase: 3 } as const;
export const couponRanges = { all: 1, goods: 2, category: 3 } as const;
export const validities = { longTerm: 1, daysAfterCollection: 2, fixedRange: 3 } as const;
export const couponStates = { distributing: 1, allClaimed: 2, expired: 3 } as const;
/** The maximum number of buyers that a coupon is given to with one call. */
export const maxPresented = 200;

/** A claimed piece in the draw list of a coupon. */
export interface ClaimedPiece {
  id: number;
  memberId: number;
  memberName: string | null;
  status: string;
  claimedAt: string;
  orderNumber: string | null;
  /** What it has taken off its order, with the decimals of the currency. */
  saved: number | null;
}

/** An expired coupon is history; a copy of it can be distributed again. */
const lockedWhen: Match = { status: "expired" };
export const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= maxPresented &&
  value.every((id) => Number.isSafeInteger(id) && id > 0);

/**
 * Coupons of a shop, of which buyers collect pieces. A collected piece keeps the terms of its time:
 * a change applies to what is still to be collected.
 */
export const coupons = defineResource("coupons", {
  api: "member/coupon",
  route: "/promotion/coupon",
  access: "promotion:coupon",
  owner: "shop",
  fields: {
    name: text({ required: true, max: 60, search: true, filter: true, sortable: true, lockedWhen }),
    type: choice(couponTypes, {
      required: true,
      default: "fullReduction",
      filter: true,
      lockedWhen,
    }),
    amount: money({
      required: true,
      min: 0.01,
      max: 99_999.99,
      visibleWhen: { type: "fullReduction" },
      lockedWhen,
    }),
    discount: discountRate({
      required: true,
      help: true,
      visibleWhen: { type: "discount" },
      lockedWhen,
    }),
    /** What the goods must cost at least, after the unit price. */
    fullAmount: money({
      required: true,
      default: 0,
      min: 0,
      max: 999_999.99,
      help: true,
      lockedWhen,
    }),
    sendCondition: choice(collections, {
      required: true,
      default: "manual",
      filter: true,
      createOnly: true,
    }),
    /** What an order must cost to be given the coupon. */
    fullSendAmount: money({
      required: true,
      min: 0.01,
      max: 999_999.99,
      help: true,
      visibleWhen: { sendCondition: "giftOnPurchase" },
      createOnly: true,
    }),
    totalNum: integer({ required: true, min: 1, max: 1_000_000, help: true, lockedWhen }),
    limitNum: integer({ required: true, default: 1, min: 1, max: 100, lockedWhen }),
    useType: choice(couponRanges, { required: true, default: "all", filter: true, lockedWhen }),
    goodsIds: references("goods", {
      required: true,
      min: 1,
      max: 200,
      visibleWhen: { useType: "goods" },
      lockedWhen,
    }),
    /** Categories with their branches. */
    cateIds: references("categories", {
      required: true,
      min: 1,
      max: 50,
      help: true,
      visibleWhen: { useType: "category" },
      lockedWhen,
    }),
    validityType: choice(validities, { required: true, default: "longTerm", lockedWhen }),
    validityDays: integer({
      required: true,
      min: 1,
      max: 3_650,
      help: true,
      visibleWhen: { validityType: "daysAfterCollection" },
      lockedWhen,
    }),
    fixedRange: dateRange({
      required: true,
      help: true,
      visibleWhen: { validityType: "fixedRange" },
      lockedWhen,
    }),
    /** The days on which it can be collected. */
    activity: dateRange({ required: true, help: true, lockedWhen }),
    rules: localized({ long: true, max: 1000, lockedWhen }),
    status: choice(couponStates, { default: "distributing", filter: true, readOnly: true }),
    /** The instants at which the days of `activity` begin and end in the shop's zone. */
    startsAt: dateTime({ readOnly: true }),
    endsAt: dateTime({ readOnly: true, sortable: true }),
    drawNum: integer({ default: 0, readOnly: true, sortable: true }),
    usedNum: computed(integer()),
    /** The terms as a sentence in figures, such as `A$10.00 off A$80.00`. */
    terms: computed(text()),
    /** Collected pieces that are not used and have other terms. */
    oldTerms: computed(integer()),
    /** The unused pieces: what they can take off at most, if each is of an amount. */
    unusedNum: computed(integer()),
    /** What it has taken off orders that were not cancelled, and what these orders cost. */
    saved: computed(money()),
    netSales: computed(money()),
  },
  label: "name",
  list: {
    columns: [
      "name",
      "terms",
      "status",
      "drawNum",
      "usedNum",
      "totalNum",
      "endsAt",
      "type",
      "sendCondition",
      "limitNum",
      "useType",
      "validityType",
      "addTime",
    ],
    priority: { terms: 1, totalNum: 3, addTime: 3 },
    hidden: ["type", "limitNum", "validityType"],
    select: ["amount", "discount", "fullAmount", "activity"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  measures: ["drawNum", "usedNum", "saved", "netSales"],
  facts: ["terms", "endsAt"],
  stages: {
    distributing: { stage: "underWay", tone: "success" },
    allClaimed: "ended",
    expired: "ended",
  },
  externalTransitions: ["distributing", "allClaimed", "expired"],
  related: {
    receivedCoupons: {
      by: "coupon",
      columns: ["memberName", "status", "claimedAt", "orderNumber", "saved", "source"],
    },
  },
  form: [
    section("sentence", []),
    section("main", ["name", "type", "amount", "discount", "fullAmount"]),
    section("scope", ["useType", "goodsIds", "cateIds"]),
    section("claiming", ["sendCondition", "fullSendAmount", "activity", "totalNum", "limitNum"]),
    section("validity", ["validityType", "validityDays", "fixedRange", "rules"]),
    section("example", [], { place: "rail" }),
  ],
  actions: {
    present: {
      from: ["distributing"],
      input: { memberIds: json<number[]>({ check: isIdList, required: true }) },
    },
    close: {
      from: ["distributing", "allClaimed"],
      to: "expired",
      tone: "danger",
      confirm: true,
    },
  },
  calls: {
    getDrawList: {
      method: "GET",
      input: { couponConfigId: rowId({ required: true, min: 1 }) },
      output: { list: json<ClaimedPiece[]>({ check: Array.isArray }) },
      unwrap: "list",
    },
    /** Names of customers, for those who may give the coupon to them. */
    getBuyers: { ...buyersCall, path: "member/getSimpleList", right: "present" },
  },
  jobs: ["expireCoupons"],
});
