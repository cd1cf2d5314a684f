import { payChannels } from "../../../core/payMethods.ts";
import {
  boolean,
  choice,
  dateTime,
  defineResource,
  foreignId,
  integer,
  money,
  rows,
  text,
} from "../../../framework/schema/index.ts";

export const payProviders = ["wxPay", "aliPay"] as const;
export type PayProvider = (typeof payProviders)[number];

/** What became of a notice: of what was said before it is `again`. */
export const outcomes = ["paid", "partly", "late", "duplicate", "mismatch", "failed", "again"] as const;

/** What buyers were asked for by providers, one row a charge, and what providers have said of it since. */
export const payments = defineResource("payments", {
  api: "system/payment",
  route: "/platform/payments",
  access: "platform:payments",
  owner: "platform",
  icon: "CreditCard",
  trash: false,
  operations: ["export"],
  fields: {
    number: text({ required: true, unique: true, search: true, filter: true, readOnly: true, max: 40 }),
    payOrderId: foreignId("payOrders", { required: true, readOnly: true, filter: true }),
    payOrderNo: text({ required: true, readOnly: true, search: true, filter: true, max: 32 }),
    memberId: foreignId("buyers", { required: true, readOnly: true, filter: true }),
    provider: choice(payProviders, { required: true, readOnly: true, filter: true }),
    channel: choice(payChannels, { readOnly: true }),
    amount: money({ required: true, readOnly: true, sortable: true }),
    /** What has really come, which ought to be the same. */
    paidAmount: money({ readOnly: true }),
    /** The part of it that pays nothing and is refunded. */
    surplus: money({ default: 0, readOnly: true }),
    status: choice(["open", "paid", "late", "duplicate", "mismatch", "failed", "closed"], {
      default: "open",
      readOnly: true,
      filter: true,
    }),
    /** The provider's name of the charge, and of the money that came for it. */
    chargeId: text({ readOnly: true, max: 100 }),
    providerTxn: text({ readOnly: true, search: true, filter: true, max: 100 }),
    payUrl: text({ readOnly: true, max: 500 }),
    error: text({ readOnly: true, max: 300 }),
    openedAt: dateTime({ readOnly: true, sortable: true, filter: true }),
    paidAt: dateTime({ readOnly: true }),
    /** When the provider is asked next about a payment that is not known to have ended; empty once it has. */
    reconcileAt: dateTime({ readOnly: true, filter: true, index: "unusual" }),
    reconcileCount: integer({ default: 0, readOnly: true }),
    /** When the provider confirmed that it can no longer be paid. */
    cancelledAt: dateTime({ readOnly: true }),
    /** Whether the provider is the sandbox, so that no real money came. */
    sandbox: boolean({ default: false, readOnly: true, filter: true, index: "unusual" }),
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
  entered: ["paid", "late", "duplicate", "mismatch", "failed", "closed"],
  list: {
    columns: ["number", "payOrderNo", "provider", "amount", "status", "providerTxn", "paidAt"],
    besides: ["openedAt"],
    sort: ["id", "desc"],
    tabs: "status",
    sums: ["amount"],
  },
});
