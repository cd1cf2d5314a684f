import Stripe from "stripe";
import { ProviderError, type RefundFault } from "../../../resources/payments/index.ts";

interface Meaning {
  /** Whether a retry is useless. */
  final: boolean;
  code: RefundFault;
}

/** Stripe's error codes that have a message of ours. */
const meanings: ReadonlyMap<string, Meaning> = new Map([
  ["charge_already_refunded", { final: true, code: "amountExceedsPaid" }],
  ["resource_missing", { final: true, code: "paymentUnknown" }],
  ["balance_insufficient", { final: false, code: "accountTooLow" }],
  ["insufficient_funds", { final: false, code: "accountTooLow" }],
]);

/** Converts an error of Stripe's client. A request that Stripe rejects as invalid is final. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new ProviderError(error instanceof Error ? error.message : String(error));
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new ProviderError(error.message, false, "noAnswer");
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new ProviderError("Stripe rejects the secret key", false, "notConfigured");

  const meaning = meanings.get(error.code ?? "");
  if (meaning) return new ProviderError(error.message, meaning.final, meaning.code);
  const isFinal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError;
  return new ProviderError(error.message, isFinal);
}
