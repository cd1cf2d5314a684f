import { payMethods } from "../../../core/payMethods.ts";
import { platformNumber } from "../../../core/shopNumbers.ts";
import {
  and,
  boolean,
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  image,
  integer,
  longText,
  money,
  or,
  reference,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const providerRefundReasons = [
  "refund",
  "latePayment",
  "duplicate",
  "mismatch",
  "outOfStock",
  "groupFailed",
  "overpaid",
  "giftCardRefunded",
] as const;
/**
 * How the money finally reached the buyer: by its provider, in the wallet, or by a bank transfer of
 * the platform.
 */
export const paidByWays = [...payMethods, "transfer"] as const;
export type PaidBy = (typeof paidByWays)[number];
/**
 * How the platform settles a refund that was paid twice: recovered from the buyer's balance, or
 * written off.
 */
export const paidTwiceSettlements = ["recovered", "writtenOff"] as const;
export type PaidTwiceSettlement = (typeof paidTwiceSettlements)[number];
export type ProviderRefundReason = (typeof providerRefundReasons)[number];

/**
 * Provider refunds: money refunded by the method of its payment. What a provider does not pay is
 * retried, automatically or manually.
 */
export const providerRefunds = defineResource("moneyBacks", {
  api: "system/moneyBack",
  route: "/platform/moneyBacks",
  menuSection: "order",
  access: "platform:moneyBacks",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    /** The refund's name, `B-` and its id. */
    shortNo: platformNumber("providerRefund"),
    number: text({
      required: true,
      unique: true,
      search: true,
      filter: true,
      readOnly: true,
      max: 40,
    }),
    payment: reference("payments", { readOnly: true, filter: true }),
    payOrderId: foreignId("payOrders", { required: true, readOnly: true, filter: true }),
    memberId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    shop: reference("shops", { readOnly: true, filter: true }),
    orderId: foreignId("orders", { readOnly: true, filter: true }),
    orderNo: text({ readOnly: true, search: true, filter: true, max: 32 }),
    memberName: computed(text()),
    refundNo: computed(text()),
    /** The numbers by which the shop names the order and the refund. */
    orderShort: computed(text()),
    refundShort: computed(text()),
    /**
     * The refund's id where the buyer has asked the platform about it, so that the platform may
     * open it.
     */
    disputeId: computed(rowId()),
    refundId: foreignId("refunds", { readOnly: true, filter: true }),
    amount: money({ required: true, readOnly: true, sortable: true }),
    reason: choice(providerRefundReasons, { required: true, readOnly: true, filter: true }),
    provider: choice(payMethods, { required: true, readOnly: true, filter: true }),
    status: choice(["waiting", "failed", "pending", "requiresAction", "done"], {
      default: "waiting",
      readOnly: true,
      filter: true,
    }),
    tries: integer({ default: 0, readOnly: true }),
    error: text({ readOnly: true, max: 300 }),
    nextTryAt: dateTime({ readOnly: true, sortable: true }),
    doneAt: dateTime({ readOnly: true }),
    providerRefundNo: text({ readOnly: true, search: true, max: 100 }),
    paidBy: choice(paidByWays, { readOnly: true, filter: true, index: "unusual" }),
    /** Whether the provider has refunded it after the platform paid the buyer in another way. */
    paidTwice: boolean({ default: false, readOnly: true, filter: true, index: "unusual" }),
    settlement: choice(paidTwiceSettlements, { readOnly: true, filter: true, index: "none" }),
    settlementNote: longText({ readOnly: true, max: 500 }),
    settledAt: dateTime({ readOnly: true }),
    settledBy: text({ readOnly: true, max: 100 }),
    transferNo: text({ readOnly: true, max: 100 }),
    receipt: image({ readOnly: true, confidential: true, size: 5 }),
    resolvedBy: text({ readOnly: true, max: 100 }),
  },
  label: "shortNo",
  facts: ["memberName", "amount", "shop"],
  key: "number",
  queues: ["dispatchRefund"],
  jobs: ["sendMoneyBacks"],
  externalTransitions: ["failed", "pending", "requiresAction"],
  stages: {
    waiting: "notStarted",
    failed: { stage: "waiting", tone: "error" },
    pending: "underWay",
    requiresAction: "waiting",
    done: "reached",
  },
  toDo: {
    requiresAction: { actions: ["payToWallet", "markTransferred"], amount: "amount" },
    paidTwice: { actions: ["recoverFromBalance", "writeOff"], amount: "amount" },
    failed: { actions: ["retry"], amount: "amount" },
  },
  list: {
    columns: [
      "shortNo",
      "memberName",
      "amount",
      "status",
      "reason",
      "provider",
      "shop",
      "orderNo",
      "refundNo",
      "tries",
      "error",
      "addTime",
      "number",
    ],
    hidden: ["number"],
    // The customer is the name of a row.
    priority: { memberName: 1, reason: 2 },
    select: [
      "nextTryAt",
      "doneAt",
      "paidBy",
      "paidTwice",
      "settlement",
      "memberId",
      "payOrderId",
      "disputeId",
      "orderShort",
      "refundShort",
    ],
    sort: ["id", "desc"],
    tabs: {
      /** What waits for the platform, as the menu counts it. */
      toDo: (row) =>
        or(
          row.status.in(["requiresAction", "failed"]),
          and(row.paidTwice.is(true), row.settlement.isEmpty()),
        ),
      waiting: { status: "waiting" },
      failed: { status: "failed" },
      pending: { status: "pending" },
      requiresAction: { status: "requiresAction" },
      done: { status: "done" },
      paidTwice: { paidTwice: true, settlement: null },
    },
    sums: ["amount"],
  },
  form: [
    section("main", [
      "memberName",
      "orderNo",
      "refundNo",
      "shop",
      "amount",
      "provider",
      "payment",
      "reason",
    ]),
    section("progress", ["error", "tries", "nextTryAt", "doneAt"]),
    section("resolution", [
      "paidBy",
      "resolvedBy",
      "transferNo",
      "receipt",
      "paidTwice",
      "settlement",
      "settlementNote",
      "settledAt",
      "settledBy",
    ]),
  ],
  actions: {
    retry: { from: ["waiting", "failed"], bulk: true, tone: "primary" },
    payToWallet: { from: ["requiresAction"], to: "done", confirm: true, tone: "primary" },
    markTransferred: {
      from: ["requiresAction"],
      to: "done",
      input: {
        transferNo: text({ required: true, max: 100 }),
        receipt: image({ required: true, confidential: true, size: 5 }),
      },
    },
    recoverFromBalance: {
      from: ["done"],
      if: { paidTwice: true, settlement: null },
      tone: "primary",
      input: { note: longText({ max: 500 }) },
    },
    writeOff: {
      from: ["done"],
      if: { paidTwice: true, settlement: null },
      tone: "danger",
      input: { note: longText({ required: true, max: 500 }) },
    },
  },
});
