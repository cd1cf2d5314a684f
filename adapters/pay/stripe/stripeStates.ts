import type Stripe from "stripe";
import { payProviders } from "../../../core/payMethods.ts";
import {
  type ChargeState,
  type PayProvider,
  ProviderError,
  type RefundState,
} from "../../../resources/payments/index.ts";

type Named = string | { id: string } | null;
/** The id of an object that Stripe returns expanded or as its id. */
export const getId = (named: Named): string | null =>
  typeof named === "object" ? (named?.id ?? null) : named;

/**
 * Checks what an answer is. Stripe's client returns the body of an error that names no error, such
 * as a proxy's, as if it were the object.
 *
 * @throws {ProviderError} when the answer is something else.
 */
function assertObject(answer: { object: string }, expected: string): void {
  if (answer.object !== expected) throw new ProviderError(`the answer is no ${expected}`);
}

/** The method of payment and our number, which each object of ours carries as its metadata. */
export function readMetadata(metadata: Stripe.Metadata | null): {
  provider: PayProvider | null;
  number: string | null;
} {
  const method = metadata?.method;
  return {
    provider: payProviders.find((name) => name === method) ?? null,
    number: metadata?.number ?? null,
  };
}

/** Converts a Checkout session. One that is completed but not paid is still being processed. */
export function toChargeState(session: Stripe.Checkout.Session): ChargeState {
  assertObject(session, "checkout.session");
  const amount = session.amount_total ?? 0;
  const txn = getId(session.payment_intent);
  if (session.payment_status === "paid" && txn !== null) return { status: "paid", txn, amount };
  return { status: session.status === "expired" ? "cancelled" : "open", txn: null, amount };
}

/** Converts a refund. One that needs an action of the buyer is pending. */
export function toRefundState(refund: Stripe.Refund): RefundState {
  assertObject(refund, "refund");
  if (refund.status === "succeeded") return { status: "done", refundNo: refund.id };
  if (refund.status === "failed" || refund.status === "canceled")
    return { status: "refused", reason: refund.failure_reason ?? `the refund is ${refund.status}` };
  return { status: "pending", refundNo: refund.id };
}
