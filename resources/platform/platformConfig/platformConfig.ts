import {
  boolean,
  choice,
  defineResource,
  integer,
  money,
  percent,
  section,
} from "../../../framework/schema/index.ts";

/** Zones of the market's customers, named as the database names them. */
export const pointsZones = [
  "Australia/Sydney",
  "Australia/Brisbane",
  "Australia/Adelaide",
  "Australia/Darwin",
  "Australia/Perth",
  "Pacific/Auckland",
  "Asia/Phnom_Penh",
  "Asia/Shanghai",
  "UTC",
] as const;
const allowed = () => boolean({ required: true, default: true, backfill: true });
const rate = () => percent({ required: true, default: 0.6, max: 50, backfill: 0.6 });
/** Default and backfill are cents. */
const leastFee = () => money({ required: true, default: 100, min: 0, max: 1000, backfill: 100 });
const days = () =>
  integer({ required: true, default: 7, min: 1, max: 90, backfill: 7, timeUnit: "day" });

/** The platform's settings of the marketplace. */
export const platformConfig = defineResource("platformConfig", {
  api: "system/config",
  route: "/platform/config",
  menuSection: "system",
  access: "platform:config",
  owner: "shared",
  singleton: true,
  trash: false,
  fields: {
    goodsReview: boolean({ required: true, default: false, help: true }),
    unpaidMinutes: integer({
      required: true,
      timeUnit: "minute",
      default: 30,
      min: 5,
      max: 10_080,
      backfill: 30,
      help: true,
    }),
    receiveDays: days(),
    commentDays: days(),
    refundDays: days(),
    agreeDays: days(),
    returnDays: days(),
    confirmDays: days(),
    commissionRate: percent({ required: true, default: 5, max: 50, backfill: 5, help: true }),
    /** Points that a buyer earns for each A$1.00 paid for goods. */
    consumePoint: integer({
      required: true,
      default: 1,
      min: 0,
      max: 100,
      backfill: 1,
      help: true,
    }),
    /** Points that a buyer earns by a sign-in, once a day. */
    signPoint: integer({ required: true, default: 5, min: 0, max: 1000, backfill: 5, help: true }),
    /** Points for the first completed order of each customer that a buyer has invited. */
    invitePoint: integer({
      required: true,
      default: 0,
      min: 0,
      max: 10_000,
      backfill: 0,
      help: true,
    }),
    /** Points on a buyer's birthday. */
    birthdayPoint: integer({
      required: true,
      default: 0,
      min: 0,
      max: 10_000,
      backfill: 0,
      help: true,
    }),
    /** The zone whose midnight begins a day of check-ins. */
    pointsZone: choice(pointsZones, {
      required: true,
      default: "Australia/Sydney",
      backfill: "Australia/Sydney",
      help: true,
    }),
    /** What 1,000 points pay; default and backfill are cents. */
    pointsValue: money({ required: true, default: 300, min: 0, max: 1000, backfill: 300 }),
    pointsMonths: integer({
      required: true,
      default: 12,
      min: 1,
      max: 120,
      backfill: 12,
      help: true,
    }),
    withdrawEnabled: boolean({ required: true, default: true, backfill: true, help: true }),
    withdrawReviewed: boolean({ required: true, default: true, backfill: true, help: true }),
    withdrawMin: money({
      required: true,
      default: 1000,
      min: 0.01,
      max: 1_000_000,
      backfill: 1000,
    }),
    withdrawMax: money({
      required: true,
      default: 5_000_000,
      min: 0.01,
      max: 100_000_000,
      backfill: 5_000_000,
    }),
    withdrawTimes: integer({ required: true, default: 3, min: 1, max: 100, backfill: 3 }),
    bankAllowed: allowed(),
    bankRate: rate(),
    bankMinFee: leastFee(),
    alipayAllowed: allowed(),
    alipayRate: rate(),
    alipayMinFee: leastFee(),
    wechatAllowed: allowed(),
    wechatRate: rate(),
    wechatMinFee: leastFee(),
    requireTwoStep: boolean({ required: true, default: false, backfill: false, help: true }),
    logDays: integer({
      required: true,
      timeUnit: "day",
      default: 180,
      min: 30,
      max: 3650,
      backfill: 180,
      help: true,
    }),
  },
  label: "goodsReview",
  list: { columns: ["goodsReview"] },
  form: [
    section("main", ["goodsReview"]),
    section("orders", ["unpaidMinutes", "receiveDays", "commentDays"]),
    section("refunds", ["refundDays", "agreeDays", "returnDays", "confirmDays"]),
    section("money", ["commissionRate"]),
    section("points", [
      "consumePoint",
      "signPoint",
      "invitePoint",
      "birthdayPoint",
      "pointsZone",
      "pointsValue",
      "pointsMonths",
    ]),
    section("withdraw", [
      "withdrawEnabled",
      "withdrawReviewed",
      "withdrawMin",
      "withdrawMax",
      "withdrawTimes",
    ]),
    section("bank", ["bankAllowed", "bankRate", "bankMinFee"]),
    section("alipay", ["alipayAllowed", "alipayRate", "alipayMinFee"]),
    section("wechat", ["wechatAllowed", "wechatRate", "wechatMinFee"]),
    section("security", ["requireTwoStep", "logDays"]),
  ],
});
