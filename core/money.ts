import { spread } from "./allocate.ts";

/** Rounds half up to the cent; amounts are cents, and never lie below nothing. */
export const roundHalfUp = (cents: number): number => Math.floor(cents + 0.5 + 1e-9);

/** A total in parts that add up to it, by weights: what is left over goes cent by cent to the largest fractions, ties to the earlier. */
export const share = (total: number, weights: readonly number[]): number[] =>
  total < 0 ? spread(-total, weights).map((part) => (part === 0 ? 0 : -part)) : [...spread(total, weights)];

/** `amount × part / all` in whole cents, exact however large the amount; an odd half is rounded up, or everything down. */
export function prorate(amount: number, part: number, all: number, rounding: "halfUp" | "down"): number {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(all)];
  const doubled = rounding === "halfUp" ? 2n * product + divisor : 2n * product;
  const quotient = doubled / (2n * divisor);
  const isBelow = doubled < 0n && doubled % (2n * divisor) !== 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}

/** A percentage of an amount, in cents; rates have at most two decimals. */
export const applyRate = (cents: number, rate: number): number =>
  prorate(cents, Math.round(rate * 100), 10_000, "halfUp");
