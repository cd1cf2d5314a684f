import type { IncomingHttpHeaders } from "node:http";
import type Stripe from "stripe";
import type { ProviderEvent } from "../../../resources/payments/index.ts";
import { getId, readMetadata, toRefundState } from "./stripeStates.ts";

/**
 * Verifies a webhook's `Stripe-Signature`, which is valid for 5 minutes, and parses its event.
 * Returns null if the signature is not Stripe's.
 */
export function verifyStripeEvent(
  client: Stripe,
  secret: string,
  rawBody: string,
  headers: IncomingHttpHeaders,
): ProviderEvent | null {
  const signature = headers["stripe-signature"];
  if (typeof signature !== "string") return null;
  let event: Stripe.Event;
  try {
    event = client.webhooks.constructEvent(rawBody, signature, secret);
  } catch {
    return null;
  }

  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return event.data.object.payment_status === "paid"
        ? toPayment(event.data.object, "paid")
        : { kind: "other" };
    case "checkout.session.async_payment_failed":
      return toPayment(event.data.object, "failed");
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return toRefund(event.data.object);
    default:
      return { kind: "other" };
  }
}

function toPayment(session: Stripe.Checkout.Session, status: "paid" | "failed"): ProviderEvent {
  const { provider, number } = readMetadata(session.metadata);
  const txn = getId(session.payment_intent);
  // A session of another application of the same account.
  if (!provider || !number || !txn) return { kind: "other" };
  return { kind: "payment", provider, number, status, txn, amount: session.amount_total ?? 0 };
}

function toRefund(refund: Stripe.Refund): ProviderEvent {
  const { provider, number } = readMetadata(refund.metadata);
  const state = toRefundState(refund);
  // A refund that somebody made in Stripe's dashboard has no number; the statement reports it.
  if (!provider || !number || state.status === "pending") return { kind: "other" };
  return { kind: "refund", provider, number, ...state };
}
