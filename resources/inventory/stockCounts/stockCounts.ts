import { shopNumber } from "../../../core/shopNumbers.ts";
import {
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  integer,
  localized,
  longText,
  type Match,
  money,
  percent,
  reference,
  references,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { countCalls } from "./countCalls.ts";

export const countScopes = ["warehouse", "location", "category", "skus", "sample"] as const;
export const lineStates = ["open", "counted", "correct", "deviating", "recount"] as const;
export const maxCounted = 1_000_000;
/** Lines of a count at most: a larger warehouse is counted by its zones. */
export const maxLines = 1000;
/** What is counted is fixed when the count has started. */
const lockedWhen: Match = {
  status: ["counting", "submitted", "recount", "approved", "rejected"],
};

/**
 * A SKU at a location. What the counters enter is kept apart from it, and the book number does not
 * exist before the submission: both are written then.
 */
export const countLineFields = {
  skuId: foreignId("skus", { required: true }),
  locationId: foreignId("stockLocations", { required: true }),
  locationCode: text({ required: true, max: 40 }),
  goodsName: localized({ required: true, requiredLocales: ["en"] }),
  skuName: text({ max: 200 }),
  skuCode: text({ max: 60 }),
  state: choice(lineStates, { required: true, default: "open" }),
  countedBy: text({ max: 100 }),
  recountedBy: text({ max: 100 }),
  /** The units on hand at the instant of the last count. */
  book: integer(),
  counted: integer({ min: 0, max: maxCounted }),
  recounted: integer({ min: 0, max: maxCounted }),
  /** What was counted last less `book`. */
  variance: integer(),
  /** The variance at the average cost. */
  value: money(),
};

/**
 * Blind counts of a warehouse: the counters see no book numbers. Deviating lines are counted a
 * second time by somebody else, and approving a count changes the stock by its variances.
 */
export const stockCounts = defineResource("stockCounts", {
  api: "member/stockCount",
  route: "/stock/counting",
  access: "stock:counting",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    /** `SC-17`, counted in its shop. */
    number: shopNumber("stockCount"),
    warehouse: reference("warehouses", { required: true, filter: true, lockedWhen }),
    scope: choice(countScopes, { required: true, default: "warehouse", filter: true, lockedWhen }),
    /** With all locations within it. */
    location: reference("stockLocations", {
      required: true,
      visibleWhen: { scope: "location" },
      lockedWhen,
    }),
    /** With all categories below it. */
    category: reference("categories", {
      required: true,
      visibleWhen: { scope: "category" },
      lockedWhen,
    }),
    skuIds: references("skus", { visibleWhen: { scope: "skus" }, max: 200, lockedWhen }),
    sampleSize: integer({
      required: true,
      visibleWhen: { scope: "sample" },
      min: 1,
      max: maxLines,
      lockedWhen,
    }),
    status: choice(["open", "counting", "submitted", "recount", "approved", "rejected"], {
      default: "open",
      filter: true,
      readOnly: true,
    }),
    // Whoever counts a line again knows neither its first number nor the book's.
    lines: rows(countLineFields, { readOnly: true, label: "locationCode", unlogged: true }),
    total: integer({ default: 0, readOnly: true, min: 0 }),
    /** Lines that are counted so far. */
    counted: computed(integer()),
    correct: integer({ readOnly: true, min: 0 }),
    errors: integer({ readOnly: true, min: 0, sortable: true }),
    /** The share of correct lines. */
    accuracy: percent({ readOnly: true, sortable: true }),
    /** The variances of all lines at the average cost. */
    value: money({ readOnly: true, sortable: true }),
    operator: text({ readOnly: true, max: 100 }),
    startedAt: dateTime({ readOnly: true, sortable: true }),
    submittedAt: dateTime({ readOnly: true }),
    /** 2 once deviating lines are counted again. */
    round: integer({ default: 1, readOnly: true, min: 1, max: 2 }),
    reviewer: text({ readOnly: true, max: 100 }),
    reviewedAt: dateTime({ readOnly: true, sortable: true }),
    rejectReason: text({ readOnly: true, visibleWhen: { status: "rejected" }, max: 200 }),
    remark: longText({ search: true, max: 500 }),
  },
  stages: {
    open: "notStarted",
    counting: "underWay",
    submitted: { stage: "waiting", tone: "warning" },
    recount: { stage: "waiting", tone: "warning" },
    approved: "reached",
    rejected: "ended",
  },
  stateReasons: { rejected: ["rejectReason"] },
  deletableWhen: { status: "open" },
  list: {
    columns: [
      "number",
      "warehouse",
      "scope",
      "status",
      "counted",
      "total",
      "errors",
      "accuracy",
      "value",
      "operator",
      "startedAt",
      "addTime",
    ],
    hidden: ["addTime"],
    phone: { title: "number", who: "warehouse", figure: "total" },
    sort: ["id", "desc"],
    tabs: {
      /** What waits for somebody, as the menu counts it. */
      toDo: { status: ["submitted", "recount"] },
      open: { status: "open" },
      counting: { status: "counting" },
      submitted: { status: "submitted" },
      recount: { status: "recount" },
      approved: { status: "approved" },
      rejected: { status: "rejected" },
    },
  },
  toDo: { submitted: { actions: ["approve"] }, recount: { actions: ["submit"] } },
  measures: ["total", "correct", "errors", "accuracy", "value"],
  facts: ["warehouse", "scope", "operator", "startedAt"],
  form: [
    section("main", ["warehouse", "scope", "location", "category", "skuIds", "sampleSize"]),
    section("lines", ["lines"]),
    section("notes", ["remark"], { place: "rail" }),
  ],
  actions: {
    start: { from: ["open"], to: "counting", tone: "primary", saveAnd: true },
    submit: {
      from: ["counting", "recount"],
      to: ["submitted", "approved"],
      confirm: true,
      tone: "primary",
    },
    recount: {
      from: ["submitted"],
      to: "recount",
      if: (row) => row.round.is(1),
      confirm: true,
    },
    approve: { from: ["submitted"], to: "approved", confirm: true, tone: "primary" },
    reject: {
      from: ["counting", "submitted", "recount"],
      to: "rejected",
      tone: "danger",
      input: { reason: text({ required: true, max: 200 }) },
    },
  },
  calls: countCalls,
});
