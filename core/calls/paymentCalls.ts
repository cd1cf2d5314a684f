import {
  type AppCalls,
  boolean,
  integer,
  money,
  shapes,
  text,
} from "../../framework/schema/index.ts";
import { payProviders } from "../payMethods.ts";

const { anything, number, nullable, object, oneOf, string } = shapes;

const id = text({ required: true, max: 100 });
const charge = object({
  id: string(),
  provider: oneOf(payProviders),
  amount: number(),
  status: oneOf(["open", "paid", "failed", "cancelled"]),
  txn: nullable(string(), "Number of the payment at the provider"),
});

/** The calls that replace the pages of payment providers, where the sandbox is on. */
export const sandboxCalls = {
  "GET /sandbox/charges/{id}": {
    summary: "Retrieve a charge of the payment sandbox",
    open: true,
    input: { id },
    answer: charge,
  },
  "POST /sandbox/charges/{id}/complete": {
    summary: "Pay a charge of the payment sandbox, with the faults to simulate",
    open: true,
    input: {
      id,
      /** Number of additional deliveries of the same webhook event. */
      duplicates: integer({ min: 0, max: 20 }),
      /** Delay of the webhook in milliseconds. */
      delayMs: integer({ min: 0, max: 86_400_000 }),
      /** The payment fails. */
      fail: boolean(),
      /** Number of refund attempts that fail before one succeeds. */
      refundFailures: integer({ min: 0, max: 100 }),
      /** Refunds of the charge are permanently declined. */
      refundRefused: boolean(),
      /** Milliseconds for which refunds stay pending before a webhook reports their outcome. */
      refundDelayMs: integer({ min: 0, max: 86_400_000 }),
      /** Pending refunds end as declined. */
      refundFails: boolean(),
      /**
       * The webhook is never delivered: the payment and pending refunds are found only by polling.
       */
      lost: boolean(),
      /** Amount paid instead of the requested one, in cents. */
      amount: money({ min: 0.01, max: 100_000_000 }),
      /** Pays an already paid charge a second time. */
      again: boolean(),
    },
    answer: charge,
  },
} as const satisfies AppCalls;

/** The webhooks of payment providers. */
export const webhookCalls = {
  "POST /store/v1/payments/callback/{provider}": {
    summary:
      "Receive an event of a payment provider, in the provider's own format and with its signature",
    open: true,
    bare: ["application/json", "text/plain"],
    input: { provider: text({ required: true, max: 100 }) },
    answer: anything("The provider's own acknowledgement"),
  },
} as const satisfies AppCalls;
