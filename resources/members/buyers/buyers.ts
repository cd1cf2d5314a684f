import {
  boolean,
  choice,
  computed,
  date,
  dateTime,
  defineResource,
  email,
  foreignId,
  image,
  integer,
  money,
  phone,
  reference,
  text,
} from "../../../framework/schema/index.ts";

/**
 * The buyers, who sign up at a storefront. Their passwords and sessions are in tables that no
 * member's transaction can read.
 */
export const buyers = defineResource("buyers", {
  api: "system/member",
  route: "/platform/members",
  menuSection: "people",
  goKey: "c",
  access: "platform:members",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    nickname: text({ required: true, search: true, filter: true, readOnly: true, max: 60 }),
    avatar: image({ readOnly: true }),
    email: email({ unique: true, search: true, filter: true, readOnly: true, max: 255 }),
    phone: phone({ unique: true, search: true, readOnly: true }),
    gender: choice(["female", "male", "other"], { readOnly: true, filter: true }),
    birthday: date({ readOnly: true }),
    /** The code by which the buyer invites others. */
    inviteCode: text({ unique: true, readOnly: true, search: "exact", max: 12 }),
    /** Who invited the buyer. */
    invitedBy: foreignId("buyers", { readOnly: true, filter: true }),
    inviteCount: integer({ default: 0, readOnly: true, sortable: true }),
    level: reference("buyerLevels", { readOnly: true, filter: true }),
    status: choice(["normal", "frozen"], { default: "normal", filter: true, readOnly: true }),
    freezeReason: text({ readOnly: true, visibleWhen: { status: "frozen" }, max: 200 }),
    lastLoginTime: dateTime({ readOnly: true, filter: true, sortable: true }),
    /** The points that the buyer has. */
    points: integer({ default: 0, readOnly: true, filter: true, sortable: true }),
    /** What unpaid orders hold of them. */
    pointsHeld: integer({ default: 0, readOnly: true }),
    /** What the platform owes for them, by the value of points at their last change. */
    pointsValue: money({ default: 0, readOnly: true }),
    /** What purchases and check-ins have earned, less what refunds have taken back. */
    pointsEarned: integer({ default: 0, readOnly: true }),
    /** What was to be taken back and was not there; the next points that are earned make it up. */
    pointsOwed: integer({ default: 0, readOnly: true }),
    orderCount: computed(integer()),
    spent: computed(money()),
  },
  label: "nickname",
  picture: "avatar",
  measures: ["orderCount", "spent", "points", "pointsValue"],
  stateReasons: { frozen: ["freezeReason"] },
  list: {
    columns: [
      "avatar",
      "nickname",
      "phone",
      "email",
      "orderCount",
      "spent",
      "points",
      "level",
      "inviteCount",
      "status",
      "addTime",
      "lastLoginTime",
    ],
    hidden: ["avatar", "inviteCount"],
    sort: ["id", "desc"],
    tabs: "status",
    parameters: { registerTime_gte: "addTime_gte", registerTime_lte: "addTime_lte" },
  },
  filters: {
    hasOrders: boolean(),
    /** What the buyer paid, minus refunds. */
    totalSpent: { input: money({ min: 0 }), operators: ["atLeast", "atMost"] },
  },
  related: {
    pointEntries: {
      by: "memberId",
      columns: ["addTime", "type", "change", "after", "order", "reason"],
    },
    payOrders: { by: "memberId", columns: ["shortNo", "amount", "status", "payMethod", "payTime"] },
    moneyBacks: { by: "memberId", columns: ["shortNo", "amount", "status", "reason", "addTime"] },
  },
  actions: {
    freeze: {
      from: ["normal"],
      to: "frozen",
      bulk: true,
      tone: "danger",
      input: { reason: text({ required: true, max: 200 }) },
    },
    unfreeze: { from: ["frozen"], to: "normal", bulk: true, confirm: true },
    adjustPoints: {
      input: {
        change: integer({ required: true, min: -1_000_000, max: 1_000_000 }),
        reason: text({ required: true, max: 200 }),
      },
    },
    forceLogout: { bulk: true, confirm: true },
    resetPassword: { confirm: true, output: { password: text({ required: true }) } },
    showPhone: { confirm: true, output: { phone: phone() } },
  },
});
