import { payChannels, payProviders } from "../../../core/payMethods.ts";
import {
  boolean,
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  integer,
  money,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { heldTenderFields } from "../tenders/tenderFields.ts";

export type PayProvider = (typeof payProviders)[number];

/** Outcomes of a webhook event; a repeated one is `again`. */
export const outcomes = [
  "paid",
  "partly",
  "late",
  "duplicate",
  "mismatch",
  "failed",
  "again",
] as const;

/** Payment attempts at providers, one row each, with the outcome of their webhook events. */
export const payments = defineResource("payments", {
  api: "system/payment",
  route: "/platform/payments",
  menuSection: "order",
  access: "platform:payments",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    number: text({
      required: true,
      unique: true,
      search: true,
      filter: true,
      readOnly: true,
      max: 40,
    }),
    payOrderId: foreignId("payOrders", { required: true, readOnly: true, filter: true }),
    payOrderNo: text({ required: true, readOnly: true, search: true, filter: true, max: 32 }),
    memberId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    /** The customer's name, by which people know a payment. */
    memberName: computed(text()),
    provider: choice(payProviders, { required: true, readOnly: true, filter: true }),
    channel: choice(payChannels, { readOnly: true }),
    amount: money({ required: true, readOnly: true, sortable: true }),
    /** The amount received, which should equal the requested amount. */
    paidAmount: money({ readOnly: true }),
    /** The part of the amount that is not due and is refunded. */
    surplus: money({ default: 0, readOnly: true }),
    status: choice(["open", "paid", "late", "duplicate", "mismatch", "failed", "closed"], {
      default: "open",
      readOnly: true,
      filter: true,
    }),
    /** The provider's ids of the charge and of its transaction. */
    chargeId: text({ readOnly: true, max: 100 }),
    providerTxn: text({ readOnly: true, search: true, filter: true, max: 100 }),
    payUrl: text({ readOnly: true, max: 500 }),
    error: text({ readOnly: true, max: 300 }),
    openedAt: dateTime({ readOnly: true, sortable: true, filter: true }),
    paidAt: dateTime({ readOnly: true }),
    /**
     * When the provider is queried next about a payment without a final state; empty once it has
     * one.
     */
    reconcileAt: dateTime({ readOnly: true, filter: true, index: "unusual" }),
    reconcileCount: integer({ default: 0, readOnly: true }),
    /** When the provider confirmed that it can no longer be paid. */
    cancelledAt: dateTime({ readOnly: true }),
    /** Whether the provider is the sandbox, so that no real money was received. */
    sandbox: boolean({ default: false, readOnly: true, filter: true, index: "unusual" }),
    /** What is paid beside the provider. */
    tenders: rows(heldTenderFields, { readOnly: true }),
    callbacks: rows(
      {
        at: dateTime({ required: true }),
        outcome: choice(outcomes, { required: true }),
        txn: text({ max: 100 }),
        amount: money(),
        bodyHash: text({ max: 64 }),
      },
      { readOnly: true },
    ),
  },
  label: "number",
  facts: ["memberName", "provider"],
  form: [
    section("main", [
      "payOrderId",
      "amount",
      "paidAmount",
      "surplus",
      "provider",
      "channel",
      "openedAt",
      "paidAt",
      "error",
    ]),
  ],
  externalTransitions: ["paid", "late", "duplicate", "mismatch", "failed", "closed"],
  list: {
    columns: [
      "payOrderId",
      "memberName",
      "amount",
      "status",
      "provider",
      "openedAt",
      "paidAt",
      "providerTxn",
      "payOrderNo",
      "number",
    ],
    // Long numbers are found by the search.
    hidden: ["number", "payOrderNo"],
    // The customer is the name of a row.
    priority: { payOrderId: 1, memberName: 1, payOrderNo: 3, providerTxn: 3 },
    phone: { title: "memberName", figure: "amount" },
    select: ["memberId"],
    sort: ["id", "desc"],
    tabs: "status",
    sums: ["amount"],
  },
  jobs: ["reconcilePayments", "readProviderStatements"],
});
