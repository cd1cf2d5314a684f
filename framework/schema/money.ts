import { getApp } from "./app.ts";

let digits: { of: object; decimals: number } | null = null;
/** Returns the decimals of a currency by its standard: 2 for most, 0 for yen, 3 for dinars. */
const findDecimals = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Returns the digits after the decimal point of the app's currency. */
export function getMoneyDecimals(): number {
  const { money } = getApp();
  if (digits?.of !== money)
    digits = { of: money, decimals: money.decimals ?? findDecimals(money.currency) };
  return digits.decimals;
}
/** Returns the smallest units, such as cents, in one unit of the app's currency. */
export const getMoneyScale = (): number => 10 ** getMoneyDecimals();

/**
 * Converts integer cents to the number with the currency's decimals that is sent on the wire.
 * Everywhere else, money is in cents: in the smallest units of the app's currency.
 */
export function toAmount(cents: number): number;
export function toAmount(cents: number | null): number | null;
export function toAmount(cents: number | null): number | null {
  return cents === null ? null : cents / getMoneyScale();
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
export const toCents = (amount: number): number => Math.round(amount * getMoneyScale());

/**
 * Converts integer cents to a text with the currency's decimals, for editing and files.
 *
 * @example
 * ```ts
 * const typed = toDecimalText(123_450); // "1234.50"
 * ```
 */
export const toDecimalText = (cents: number): string => toAmount(cents).toFixed(getMoneyDecimals());

let format: { of: object; toParts: (amount: number) => Intl.NumberFormatPart[] } | null = null;
/** Returns the parts of a formatted amount, with the app's own symbol of the currency. */
function toParts(amount: number): Intl.NumberFormatPart[] {
  const { money, locales } = getApp();
  if (format?.of !== money) {
    const decimals = getMoneyDecimals();
    const numbers = new Intl.NumberFormat(money.locale ?? locales[0], {
      style: "currency",
      currency: money.currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    format = { of: money, toParts: (value) => numbers.formatToParts(value) };
  }
  return format
    .toParts(amount)
    .map((part) => (part.type === "currency" ? { ...part, value: money.symbol } : part));
}

/**
 * Formats integer cents for screens and messages, with the app's symbol of its currency, which has
 * one format in every language.
 *
 * @example
 * ```ts
 * const label = formatMoney(123_450); // 1,234.50 and the symbol
 * ```
 */
export const formatMoney = (cents: number): string =>
  `${cents < 0 ? "−" : ""}${toParts(toAmount(Math.abs(cents)))
    .map(({ value }) => value)
    .join("")}`;

/** Returns the symbol of the currency, and whether it is written before amounts or after them. */
export function getCurrencySign(): { symbol: string; isBefore: boolean } {
  const [first] = toParts(0);
  return { symbol: getApp().money.symbol, isBefore: first?.type === "currency" };
}

/** Returns every spelling of the currency, the longest first. */
const listSpellings = (): string[] => {
  const { currency, symbol, spellings = [] } = getApp().money;
  return [...new Set([currency, symbol, ...spellings])].sort(
    (left, right) => right.length - left.length,
  );
};

/** Whether a file's currency is the app's own, in any of its spellings. */
export const isOwnCurrency = (text: string): boolean => listSpellings().includes(text);

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Removes the currency before or after a typed amount. */
export function removeCurrency(text: string): string {
  const any = listSpellings().map(escapePattern).join("|");
  return text
    .replace(new RegExp(`^([+-]?)\\s*(?:${any})\\s*`, "i"), "$1")
    .replace(new RegExp(`\\s*(?:${any})$`, "i"), "");
}

/**
 * Returns the separators of numbers that the app's forms show and accept: those of amounts, in
 * every language.
 */
export function getSeparators(): { group: string; decimal: "." | "," } {
  const parts = toParts(1_234_567);
  const find = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  // A currency without decimals groups with a comma where others have it before the decimals.
  const group = find("group") ?? ",";
  const decimal = (find("decimal") ?? (group === "," ? "." : ",")) === "," ? "," : ".";
  return { group: group === "\u00a0" || group === "\u202f" ? " " : group, decimal };
}
