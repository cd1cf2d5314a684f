import type { StockChange } from "../stockCalls.ts";

const most = 100_000_000;

/** What somebody types for a stock: a new number, or `+5` and `-3` to add and take away. Null is no stock; undefined is nothing typed. */
export function readStock(typed: string, now: number): number | null | undefined {
  const text = typed.trim().replace(/[−–]/g, "-").replace(/[,\s]/g, "");
  if (text === "") return undefined;
  if (!/^[+-]?\d{1,9}$/.test(text)) return null;
  const next = /^[+-]/.test(text) ? now + Number(text) : Number(text);
  return next >= 0 && next <= most ? next : null;
}

const isDifference = (typed: string): boolean => /^[+−–-]/.test(typed.trim());

/** The change that a typed text asks the server for; nothing where it is empty, wrong or the number that is there. */
export function toStockChange(skuId: number, typed: string, seen: number): StockChange | null {
  const next = readStock(typed, seen);
  if (next === null || next === undefined || next === seen) return null;
  // A difference is applied to the number at the time of the write, whatever was sold meanwhile.
  return isDifference(typed) ? { skuId, delta: next - seen } : { skuId, stock: next, expected: seen };
}
