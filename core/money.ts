/**
 * Maximum of one order, in cents: A$100,000,000. It keeps every sum of amounts exact in a number.
 */
export const maxOrderAmount = 10_000_000_000;
/** Maximum of a payment that a provider may report, in cents: a cart has at most 200 orders. */
export const maxPaymentAmount = 200 * maxOrderAmount;

/** Rounds an amount in fractions of a cent half up to the cent; it is not negative. */
export const roundHalfUp = (cents: number): number => Math.floor(cents + 0.5 + 1e-9);

/**
 * Calculates `amount × part / all` in whole cents, exact for any amount; rounds half up, or always
 * down.
 *
 * @throws {RangeError} when `all` is zero, or when an argument is not an integer.
 *
 * @example
 * ```ts
 * const refund = prorate(4_419, 2, 3, "halfUp"); // 2946
 * ```
 */
export function prorate(
  amount: number,
  part: number,
  all: number,
  rounding: "halfUp" | "down",
): number {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(all)];
  const doubled = rounding === "halfUp" ? 2n * product + divisor : 2n * product;
  const quotient = doubled / (2n * divisor);
  const isBelow = doubled < 0n && doubled % (2n * divisor) !== 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}

/**
 * Calculates a percentage of an amount in cents, rounded half up to the cent; a rate has at most
 * two decimals: 12.5 means 12.5 %.
 *
 * @example
 * ```ts
 * const commission = applyRate(4_419, 8); // 354
 * ```
 */
export const applyRate = (cents: number, rate: number): number =>
  prorate(cents, Math.round(rate * 100), 10_000, "halfUp");
