import type { StockChange } from "../stockCalls.ts";

const maxStock = 100_000_000;

/**
 * Parses a typed stock: a new number, or a difference such as `+5` or `-3`. Returns null if
 * invalid, undefined if empty.
 */
export function readStock(typed: string, now: number): number | null | undefined {
  const text = typed.trim().replace(/[−–]/g, "-").replace(/[,\s]/g, "");
  if (text === "") return undefined;
  if (!/^[+-]?\d{1,9}$/.test(text)) return null;
  const next = /^[+-]/.test(text) ? now + Number(text) : Number(text);
  return next >= 0 && next <= maxStock ? next : null;
}

/** Whether typed text is a difference that takes away more than the stock. */
export function exceedsStock(typed: string, now: number): boolean {
  const [, digits] = /^[−–-](\d{1,9})$/.exec(typed.trim().replace(/[,\s]/g, "")) ?? [];
  return digits !== undefined && Number(digits) > now;
}

const isDifference = (typed: string): boolean => /^[+−–-]/.test(typed.trim());

/**
 * Converts typed text to a change request; null if the text is empty, invalid or equal to the
 * current stock.
 */
export function toStockChange(skuId: number, typed: string, seen: number): StockChange | null {
  const next = readStock(typed, seen);
  if (next === null || next === undefined || next === seen) return null;
  // A difference is applied to the stock at the time of the write, including sales in the meantime.
  return isDifference(typed)
    ? { skuId, delta: next - seen }
    : { skuId, stock: next, expected: seen };
}

/** Returns by how much a change request changes the stock of an SKU. */
export const toDifference = (change: StockChange): { skuId: number; delta: number } => ({
  skuId: change.skuId,
  delta: "delta" in change ? change.delta : change.stock - (change.expected ?? change.stock),
});
