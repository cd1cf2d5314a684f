import {
  choice,
  date,
  dateTime,
  defineResource,
  foreignId,
  integer,
  longText,
  money,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { buyersCall } from "../buyersCall.ts";

/** Sold cards run for years by law; promotional ones are given away for as long as a shop likes. */
export const giftCardKinds = ["sold", "promotional"] as const;
export const giftCardStates = ["active", "usedUp", "expired", "deactivated"] as const;
export const giftCardEvents = [
  "issued",
  "bought",
  "refunded",
  "sent",
  "usedInOrder",
  "refundedInOrder",
  "paidToBalance",
  "balanceAdjusted",
  "expiryUpdated",
  "deactivated",
  "activated",
  "expired",
] as const;
/** The maximum number of cards that are issued with one call. */
export const maxIssued = 500;
/** The years that a sold card runs at least. */
export const minSoldYears = 3;

/** What staff fill in to issue cards. */
export const issueFields = {
  kind: choice(giftCardKinds, { required: true, default: "sold" }),
  amount: money({ required: true, min: 1, max: 10_000 }),
  count: integer({ required: true, default: 1, min: 1, max: maxIssued }),
  lastDay: date({ required: true, help: true }),
  batch: text({ max: 60 }),
} as const;

/**
 * Gift cards of a shop, which pay its orders. What they are worth is debited to the shop when they
 * are issued, and credited back when they expire. The code is shown once; only its hash is stored.
 */
export const giftCards = defineResource("giftCards", {
  api: "member/giftCard",
  route: "/promotion/giftCard",
  access: "promotion:giftCard",
  owner: "shop",
  trash: false,
  operations: ["edit", "export"],
  fields: {
    /** The last characters of the code. */
    code: text({ required: true, readOnly: true, search: true, max: 20 }),
    kind: choice(giftCardKinds, { required: true, readOnly: true, filter: true }),
    status: choice(giftCardStates, { default: "active", readOnly: true, filter: true }),
    balance: money({ required: true, readOnly: true, sortable: true, min: 0 }),
    initial: money({ required: true, readOnly: true, sortable: true, min: 0 }),
    /** What unpaid orders hold of the balance. */
    reserved: money({ default: 0, readOnly: true, min: 0 }),
    /** The last day on which it pays. */
    lastDay: date({ required: true, readOnly: true, filter: true, sortable: true, help: true }),
    /** The instant in the shop's zone at which the last day is over. */
    endsAt: dateTime({ required: true, readOnly: true }),
    memberId: foreignId("buyers", { readOnly: true, filter: true, index: "everywhere" }),
    memberName: text({ readOnly: true, search: true, filter: true, max: 100 }),
    /** What the cards of one issue are called. */
    batch: text({ search: true, filter: true, max: 60 }),
    note: longText({ max: 500 }),
    blockReason: text({ readOnly: true, visibleWhen: { status: "deactivated" }, max: 200 }),
    lastUsedAt: dateTime({ readOnly: true, sortable: true }),
    entries: rows(
      {
        at: dateTime({ required: true }),
        type: choice(giftCardEvents, { required: true }),
        amount: money({ required: true }),
        balanceAfter: money({ required: true, min: 0 }),
        orderId: foreignId("orders"),
        orderNo: text({ max: 32 }),
        refNo: text({ max: 40 }),
        byName: text({ max: 100 }),
        reason: text({ max: 200 }),
      },
      { readOnly: true },
    ),
    /** What it holds for payments until they are made or end. */
    holds: rows(
      {
        payOrderId: foreignId("payOrders", { required: true }),
        amount: money({ required: true, min: 0 }),
        captured: money({ default: 0, min: 0 }),
        status: choice(["held", "captured", "released"], { default: "held" }),
      },
      { readOnly: true },
    ),
  },
  label: "code",
  stages: {
    active: "underWay",
    usedUp: "reached",
    expired: "ended",
    deactivated: { stage: "ended", tone: "error" },
  },
  stateReasons: { deactivated: ["blockReason"] },
  externalTransitions: ["active", "usedUp", "expired"],
  list: {
    columns: [
      "code",
      "memberName",
      "balance",
      "initial",
      "status",
      "kind",
      "lastDay",
      "batch",
      "lastUsedAt",
      "addTime",
    ],
    hidden: ["batch", "addTime"],
    select: ["reserved", "endsAt"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  measures: ["balance", "initial", "reserved"],
  facts: ["kind", "lastDay", "memberName"],
  form: [
    section("main", ["kind", "lastDay", "memberName", "lastUsedAt"]),
    // Its screen shows the entries; the other fields say the same as the card's facts.
    section("entries", ["entries", "holds", "endsAt", "memberId"]),
    section("notes", ["batch", "note"], { place: "rail" }),
  ],
  actions: {
    send: { from: ["active"], input: { memberId: rowId({ required: true, min: 1 }) } },
    extend: {
      from: ["active", "usedUp", "deactivated"],
      input: { lastDay: date({ required: true }) },
    },
    adjust: {
      from: ["active", "usedUp"],
      input: {
        change: money({ required: true, min: -10_000, max: 10_000 }),
        reason: text({ required: true, max: 200 }),
      },
    },
    deactivate: {
      from: ["active", "usedUp"],
      to: "deactivated",
      bulk: true,
      tone: "danger",
      input: { reason: text({ required: true, max: 200 }) },
    },
    activate: { from: ["deactivated"], to: ["active", "usedUp"], bulk: true },
  },
  calls: {
    /** Issues cards, and returns their codes, which are shown once. */
    issue: {
      method: "POST",
      right: "issue",
      audited: true,
      input: { ...issueFields, memberId: rowId({ min: 1 }) },
      output: {
        cards: rows({ id: rowId({ required: true }), code: text({ required: true }) }),
      },
    },
    /** Finds the card of a code, for customer service. */
    find: {
      method: "POST",
      right: "find",
      audited: true,
      input: { code: text({ required: true, max: 40 }) },
      output: {
        id: rowId(),
        /** Why a customer cannot pay with it; empty where they can. */
        reason: choice(["unknown", "usedUp", "expired", "deactivated", "held"]),
      },
    },
    getEvents: {
      method: "GET",
      input: { id: rowId({ required: true, min: 1 }) },
      output: {
        list: rows({
          at: dateTime({ required: true }),
          type: choice(giftCardEvents, { required: true }),
          amount: money({ required: true }),
          balanceAfter: money({ required: true }),
          orderNo: text(),
          byName: text(),
          reason: text(),
        }),
      },
      unwrap: "list",
    },
    getBuyers: buyersCall,
  },
  jobs: ["expireGiftCards"],
});
