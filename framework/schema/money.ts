/** Integer cents → the number with at most two decimals that travels. Money is in cents everywhere but on the wire. */
export function toAmount(cents: number): number;
export function toAmount(cents: number | null): number | null;
export function toAmount(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** A number that has travelled, or was read from a text, → integer cents. The decimals of input are checked by `parseValue` instead. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Integer cents → "1234.50", as it stands in a box in which somebody types. */
export const toDecimalText = (cents: number): string => toAmount(cents).toFixed(2);

const decimals = new Intl.NumberFormat("en-AU", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer cents → "A$1,234.50", on screens and in messages; the shops sell in Australian dollars in every language. */
export const formatMoney = (cents: number): string =>
  `${cents < 0 ? "−" : ""}A$${decimals.format(toAmount(Math.abs(cents)))}`;
