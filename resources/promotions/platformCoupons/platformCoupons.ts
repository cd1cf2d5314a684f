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
  percent,
  references,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { buyersCall } from "../buyersCall.ts";
import { couponStates, couponTypes, isIdList, validities } from "../coupons/coupons.ts";
import { discountRate } from "../coupons/discount/discountRateKind.ts";

/** The shops whose products a coupon of the platform is for. */
export const shopRanges = ["all", "selected"] as const;
export const productRanges = ["all", "category"] as const;

const lockedWhen: Match = { status: "expired" };

/**
 * Coupons of the platform, which its buyers claim and use over the orders of several shops at once.
 * The platform bears a percentage of what they take off, and each shop the rest of its part. A
 * claimed piece keeps the terms of its time.
 */
export const platformCoupons = defineResource("platformCoupons", {
  api: "system/platformCoupon",
  route: "/platform/coupons",
  menuSection: "promotion",
  access: "platform:coupons",
  owner: "platform",
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
    /** What its products must cost at least, over all shops, after the shops' own coupons. */
    fullAmount: money({
      required: true,
      default: 0,
      min: 0,
      max: 999_999.99,
      help: true,
      lockedWhen,
    }),
    /** The part that the platform bears. */
    platformPercent: percent({
      required: true,
      default: 100,
      min: 0,
      max: 100,
      help: true,
      lockedWhen,
    }),
    shopRange: choice(shopRanges, { required: true, default: "all", filter: true, lockedWhen }),
    shopIds: references("shops", {
      required: true,
      min: 1,
      max: 200,
      visibleWhen: { shopRange: "selected" },
      lockedWhen,
    }),
    useType: choice(productRanges, { required: true, default: "all", filter: true, lockedWhen }),
    /** Categories with their branches. */
    cateIds: references("categories", {
      required: true,
      min: 1,
      max: 50,
      help: true,
      visibleWhen: { useType: "category" },
      lockedWhen,
    }),
    totalNum: integer({ required: true, min: 1, max: 1_000_000, help: true, lockedWhen }),
    limitNum: integer({ required: true, default: 1, min: 1, max: 100, lockedWhen }),
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
    /** The days on which it can be claimed. */
    activity: dateRange({ required: true, help: true, lockedWhen }),
    rules: localized({ long: true, max: 1000, lockedWhen }),
    status: choice(couponStates, { default: "distributing", filter: true, readOnly: true }),
    /** The instants at which the days of `activity` begin and end in the marketplace's zone. */
    startsAt: dateTime({ readOnly: true }),
    endsAt: dateTime({ readOnly: true, sortable: true }),
    drawNum: integer({ default: 0, readOnly: true, sortable: true }),
    usedNum: computed(integer()),
    /** The terms as a sentence in figures, such as `A$10.00 off A$80.00`. */
    terms: computed(text()),
    /** What it has taken off orders, less refunds, and the part of it that the platform bears. */
    saved: computed(money()),
    borne: computed(money()),
    /** What the orders cost in which it was used, less refunds. */
    netSales: computed(money()),
  },
  label: "name",
  list: {
    columns: [
      "name",
      "terms",
      "status",
      "platformPercent",
      "drawNum",
      "usedNum",
      "totalNum",
      "saved",
      "borne",
      "endsAt",
      "shopRange",
      "useType",
      "validityType",
      "addTime",
    ],
    hidden: ["shopRange", "useType", "validityType", "saved", "addTime"],
    select: ["type", "amount", "discount", "fullAmount", "activity"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  measures: ["drawNum", "usedNum", "saved", "borne", "netSales"],
  facts: ["terms", "endsAt"],
  stages: {
    distributing: { stage: "underWay", tone: "success" },
    allClaimed: "ended",
    expired: "ended",
  },
  externalTransitions: ["distributing", "allClaimed", "expired"],
  related: {
    receivedPlatformCoupons: {
      by: "coupon",
      columns: ["memberName", "status", "claimedAt", "payOrderNumber", "saved", "borne"],
    },
  },
  form: [
    section("sentence", []),
    section("main", ["name", "type", "amount", "discount", "fullAmount"]),
    section("bearer", ["platformPercent"]),
    section("scope", ["shopRange", "shopIds", "useType", "cateIds"]),
    section("claiming", ["activity", "totalNum", "limitNum"]),
    section("validity", ["validityType", "validityDays", "fixedRange", "rules"]),
    section("example", [], { place: "rail" }),
  ],
  actions: {
    present: {
      from: ["distributing"],
      input: { memberIds: json<number[]>({ check: isIdList, required: true }) },
    },
  },
  calls: {
    /** Names of customers, for those who may give the coupon to them. */
    getBuyers: { ...buyersCall, right: "present" },
  },
  jobs: ["expirePlatformCoupons"],
});
