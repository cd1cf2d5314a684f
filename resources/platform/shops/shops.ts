import {
  boolean,
  choice,
  computed,
  dateTime,
  decimal,
  defineResource,
  image,
  integer,
  json,
  longText,
  money,
  percent,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";
import { waitingKinds } from "./waitingKinds.ts";

const isActivities = (value: unknown): value is { COUPON: object[] } =>
  typeof value === "object" && value !== null && "COUPON" in value && Array.isArray(value.COUPON);

/**
 * Every shop by its public name, for the platform's search and for references from other resources.
 */
export const shops = defineResource("shops", {
  api: "system/shop",
  route: "/platform/shops",
  menuSection: "merchants",
  goKey: "s",
  access: "platform:shops",
  owner: "shared",
  table: "shop_fronts",
  operations: [],
  fields: {
    name: text({ readOnly: true, search: true, filter: true, sortable: true }),
    logo: image({ readOnly: true }),
    selfStatus: choice({ other: 0, self: 1 }, { readOnly: true, filter: true }),
    status: choice({ closed: 0, open: 1 }, { readOnly: true, filter: true }),
    // The figures of the platform; see `readFigures`.
    owner: computed(text()),
    phone: computed(text()),
    email: computed(text()),
    recentOrders: computed(integer()),
    recentSales: computed(money()),
    recentCommission: computed(money()),
    rating: computed(decimal({ decimals: 1 })),
    /** The share of the orders of 30 days that has a refund. */
    refundRate: computed(percent()),
    /** The share of the orders of 30 days shipped so far that was shipped in time. */
    onTimeRate: computed(percent()),
    openDisputes: computed(integer()),
    balance: computed(money()),
    /** Why the platform has closed it; for the platform only. */
    closedReason: computed(longText()),
  },
  stateReasons: { closed: ["closedReason"] },
  stages: { closed: { stage: "ended", tone: "error" }, open: "reached" },
  list: {
    columns: [
      "logo",
      "name",
      "owner",
      "status",
      "recentOrders",
      "recentSales",
      "recentCommission",
      "rating",
      "refundRate",
      "onTimeRate",
      "openDisputes",
      "balance",
      "phone",
      "email",
      "selfStatus",
      "addTime",
    ],
    hidden: ["selfStatus", "refundRate", "onTimeRate", "email", "addTime"],
    priority: { openDisputes: 1, recentOrders: 2, rating: 2, phone: 3 },
    sort: ["name", "asc"],
    tabs: { open: { status: "open" }, closed: { status: "closed" } },
    parameters: { name: "name_contains" },
  },
  facts: ["owner", "phone", "email"],
  calls: {
    /**
     * Returns the balances and the terms of a shop, and what of it waits for a decision of the
     * platform, for the platform only.
     */
    getOverview: {
      input: { id: rowId({ required: true, min: 1 }) },
      output: {
        balance: money({ required: true }),
        pending: money({ required: true }),
        frozen: money({ required: true }),
        termsId: rowId(),
        commissionRate: percent(),
        settlement: choice(["realtime", "day", "month"]),
        withdrawBlocked: boolean({ required: true }),
        waiting: rows({
          kind: choice(waitingKinds, { required: true }),
          id: rowId({ required: true }),
          title: text({ required: true }),
          amount: money(),
          since: dateTime({ required: true }),
          /** How many records the line stands for; it names the oldest one's id. */
          count: integer({ required: true }),
        }),
      },
    },
    /** Closes a shop: the storefront hides it, it takes no orders, and its payouts wait. */
    close: {
      method: "POST",
      right: "close",
      audited: true,
      input: {
        id: rowId({ required: true, min: 1 }),
        reason: longText({ required: true, max: 500 }),
      },
      output: {},
    },
    reopen: {
      method: "POST",
      right: "close",
      audited: true,
      input: { id: rowId({ required: true, min: 1 }) },
      output: {},
    },
    /** Returns the shops that sold for most in the last 30 days, for the platform only. */
    getTop: {
      output: {
        list: rows({
          id: rowId({ required: true }),
          name: text({ required: true }),
          owner: text(),
          recentOrders: integer({ required: true }),
          recentSales: money({ required: true }),
          rating: decimal({ decimals: 1 }),
          openDisputes: integer({ required: true }),
          balance: money({ required: true }),
        }),
      },
      unwrap: "list",
    },
    couponList: {
      path: "system/coupon/getList",
      input: { page: integer({ min: 1 }), pageSize: integer({ min: 1 }) },
      output: { list: json<{ COUPON: object[] }>({ check: isActivities }) },
    },
  },
  jobs: ["sumShopDays"],
  picture: "logo",
  measures: [
    "recentSales",
    "recentCommission",
    "recentOrders",
    "rating",
    "refundRate",
    "onTimeRate",
  ],
  readers: { status: "open" },
});
