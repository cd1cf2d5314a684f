import { toCents } from "../framework/schema/index.ts";
export const maxCents = 10_000_000_000;

/**
 * Parses an amount that a member typed, like "A$1,234.50", to integer cents; null if it is empty or
 * negative, has more than two decimals or more than eight digits before them.
 *
 * @example
 * ```ts
 * const price = parsePrice("A$1,234.50"); // 123450
 * ```
 */
export function parsePrice(typed: string): number | null {
  const text = typed.trim().replace(/^A?\$/i, "").replace(/[,\s]/g, "");
  if (!/^\d{1,8}(\.\d{0,2})?$/.test(text)) return null;
  const cents = toCents(Number(text));
  return cents > maxCents ? null : cents;
}
