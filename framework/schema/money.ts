/**
 * Converts integer cents to the number with at most two decimals that is sent on the wire.
 * Everywhere else, money is in cents.
 */
export function toAmount(cents: number): number;
export function toAmount(cents: number | null): number | null;
export function toAmount(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/**
 * Converts an amount from the wire or from text to integer cents, rounded to the nearest.
 * `parseValue` checks the decimals of input instead.
 *
 * @example
 * ```ts
 * const price = toCents(12.5); // 1250
 * ```
 */
export const toCents = (amount: number): number => Math.round(amount * 100);

/**
 * Converts integer cents to a text with two decimals, for editing and files.
 *
 * @example
 * ```ts
 * const typed = toDecimalText(123_450); // "1234.50"
 * ```
 */
export const toDecimalText = (cents: number): string => toAmount(cents).toFixed(2);

const decimals = new Intl.NumberFormat("en-AU", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Formats integer cents as "A$1,234.50" for screens and messages; the shops sell in Australian
 * dollars in every language.
 *
 * @example
 * ```ts
 * const label = formatMoney(123_450); // "A$1,234.50"
 * ```
 */
export const formatMoney = (cents: number): string =>
  `${cents < 0 ? "−" : ""}A$${decimals.format(toAmount(Math.abs(cents)))}`;
