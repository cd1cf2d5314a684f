import {
  boolean,
  choice,
  computed,
  date,
  dateTime,
  defineResource,
  integer,
  longText,
  money,
  or,
  references,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { discountRate } from "../coupons/discount/discountRateKind.ts";
import { codeKinds, voucherCalls } from "./voucherCalls.ts";

export const voucherTypes = ["order", "goods", "freight"] as const;
export const voucherValues = ["fixed", "percent"] as const;
export const voucherStates = ["planned", "running", "ended", "closed"] as const;
const over = { status: ["ended", "closed"] } as const;
/** Codes that customers have keep the terms with which they were created. */
const terms = { hasCodes: true } as const;

/**
 * Vouchers of a shop: what a code takes off an order, its products or its freight within a period.
 * A code is one that many use, or one of a batch, each used once. Codes are shown once, when they
 * are created; only their hashes are stored.
 */
export const vouchers = defineResource("vouchers", {
  api: "member/voucher",
  route: "/promotion/voucher",
  access: "promotion:voucher",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    name: text({ required: true, max: 60, search: true, filter: true, sortable: true, help: true }),
    type: choice(voucherTypes, {
      required: true,
      default: "order",
      filter: true,
      lockedWhen: terms,
    }),
    valueType: choice(voucherValues, { required: true, default: "fixed", lockedWhen: terms }),
    amount: money({
      required: true,
      min: 0.01,
      max: 99_999.99,
      visibleWhen: { valueType: "fixed" },
      lockedWhen: terms,
    }),
    discount: discountRate({
      required: true,
      help: true,
      visibleWhen: { valueType: "percent" },
      lockedWhen: terms,
    }),
    /** What its products must cost at least, after the unit price and coupons. */
    minAmount: money({
      required: true,
      default: 0,
      min: 0,
      max: 999_999.99,
      help: true,
      lockedWhen: terms,
    }),
    goodsIds: references("goods", { max: 200, visibleWhen: { type: "goods" }, lockedWhen: terms }),
    /** Categories with their branches. */
    cateIds: references("categories", {
      max: 50,
      help: true,
      visibleWhen: { type: "goods" },
      lockedWhen: terms,
    }),
    /** The first and the last day, in the shop's zone. */
    begin: date({ required: true, filter: true, lockedWhen: over }),
    end: date({ filter: true, help: true, lockedWhen: over }),
    /** The orders in which a buyer can use it; 0 for any number. */
    limitNum: integer({
      required: true,
      default: 1,
      min: 0,
      max: 1_000,
      help: true,
      lockedWhen: over,
    }),
    /** The shop's internal note. */
    remark: longText({ max: 500 }),
    status: choice(voucherStates, { default: "planned", filter: true, readOnly: true }),
    hasCodes: boolean({ default: false, readOnly: true }),
    /** The instants at which its days begin and end; without an end, `endsAt` is empty. */
    startsAt: dateTime({ readOnly: true, sortable: true }),
    endsAt: dateTime({ readOnly: true, sortable: true }),
    closedTime: dateTime({ readOnly: true }),
    /** When a job moves it to its next state. */
    dueTime: dateTime({ readOnly: true, filter: true, index: "everywhere", access: "platform" }),
    /** The batches of its codes; a code that many use is a batch of one. */
    batches: rows(
      {
        at: dateTime({ required: true }),
        kind: choice(codeKinds, { required: true }),
        name: text({ max: 60 }),
        /** The end of a code that many use. */
        code: text({ max: 20 }),
        /** The codes of the batch. */
        count: integer({ required: true, min: 1 }),
        /** How many orders a code that many use is for; any number without one. */
        quantity: integer({ min: 1 }),
        byName: text({ max: 100 }),
      },
      { readOnly: true },
    ),
    /** Its terms in figures, such as `−A$10.00 ≥ A$80.00`. */
    terms: computed(text()),
    codeNum: computed(integer()),
    /** Orders that use it, without cancelled ones, and what it took off. */
    usedNum: computed(integer()),
    saved: computed(money()),
  },
  label: "name",
  stages: { planned: "notStarted", running: "underWay", ended: "reached", closed: "ended" },
  externalTransitions: ["running", "ended"],
  list: {
    columns: [
      "name",
      "terms",
      "status",
      "type",
      "usedNum",
      "codeNum",
      "saved",
      "startsAt",
      "endsAt",
      "limitNum",
      "addTime",
    ],
    hidden: ["limitNum", "addTime"],
    priority: { terms: 1, type: 2, usedNum: 2, endsAt: 1 },
    select: ["valueType", "amount", "discount", "minAmount", "begin", "end", "closedTime"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  deletableWhen: { hasCodes: false },
  measures: ["usedNum", "codeNum", "saved"],
  facts: ["terms", "begin", "end"],
  form: [
    section("main", ["name", "type", "valueType", "amount", "discount", "minAmount"]),
    section("scope", ["goodsIds", "cateIds"]),
    section("period", ["begin", "end", "limitNum", "remark"]),
    // Its screen shows the batches with their uses; the other fields repeat what is above.
    section("codes", ["batches", "hasCodes", "startsAt", "endsAt"]),
  ],
  related: {
    voucherUses: {
      by: "voucher",
      columns: ["memberName", "code", "status", "usedAt", "orderNumber", "saved"],
    },
  },
  actions: {
    close: {
      from: ["planned", "running"],
      to: "closed",
      tone: "danger",
      confirm: true,
      undo: "reopen",
    },
    reopen: {
      from: ["closed"],
      to: ["planned", "running"],
      if: (row, _actor, now) => or(row.endsAt.isEmpty(), row.endsAt.moreThan(now)),
    },
  },
  calls: voucherCalls,
  jobs: ["moveVouchers"],
});
