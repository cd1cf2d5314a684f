import { isObject } from "../../framework/server/http/createApp.ts";
import type { PayProvider, ProviderEvent } from "../../resources/payments/index.ts";

/** An id of a charge, refund or payment in the format that providers use. */
const isName = (value: unknown): value is string =>
  typeof value === "string" && /^[\x21-\x7e]{1,100}$/.test(value);

/**
 * Parses a webhook event whose signature is valid. Returns null for an event that was signed for
 * another provider.
 */
export function parseEvent(name: PayProvider, body: string): ProviderEvent | null {
  let event: unknown;
  try {
    event = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(event) || event.provider !== name) return null;
  const { number, status, txn, amount, reason } = event;
  if (!isName(number) || !isName(txn)) return null;
  if (event.kind === "refund") {
    if (status === "done") return { kind: "refund", number, status, refundNo: txn };
    if (status !== "refused" || typeof reason !== "string") return null;
    return { kind: "refund", number, status, reason };
  }
  if (status !== "paid" && status !== "failed") return null;
  // A received amount is positive.
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || amount < 1) return null;
  return { kind: "payment", number, status, txn, amount };
}
