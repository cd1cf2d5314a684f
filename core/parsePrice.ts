import { toCents } from "../framework/schema/index.ts";
export const mostCents = 10_000_000_000;

/** Parses an amount to cents; null if it is empty, less than one cent, or has too many decimals. */
export function parsePrice(typed: string): number | null {
  const text = typed.trim().replace(/^A?\$/i, "").replace(/[,\s]/g, "");
  if (!/^\d{1,8}(\.\d{0,2})?$/.test(text)) return null;
  const cents = toCents(Number(text));
  return cents > mostCents ? null : cents;
}
