import {
  type CommonOptions,
  defineKind,
  InvalidValue,
  integer,
  percent,
} from "../../../../framework/schema/index.ts";

/** What of a price remains to pay is stated in tenths: of 10, in thousandths. */
const wholeRate = 1_000;

/** Parses `9.5` as 950 thousandths; a rate lies between 0 and 10, with at most two decimals. */
function parseRate(raw: unknown): number {
  const rate = Math.round(Number(percent.type.parse(raw, {})) * 100);
  if (rate <= 0 || rate >= wholeRate)
    throw new InvalidValue("resources.coupons.validation.notDiscount");
  return rate;
}

/**
 * Declares a discount as it is written in Chinese: `9.5` on the wire is 5 % off. In code and in the
 * database it is the price to pay in thousandths, the integer 950, so that no amount depends on a
 * float.
 *
 * @example
 * ```ts
 * const discount = discountRate({ required: true });
 * ```
 */
export const discountRate = defineKind<number, CommonOptions>()({
  ...integer.type,
  name: "discountRate",
  base: "integer",
  traits: { numeric: true, ordered: true, scale: 100 },
  options: [],
  range: { min: 0.01, max: 9.99 },
  parse: parseRate,
  fromTyped: (text) => text.replace(/折$/, ""),
  toTyped: (rate) => String(rate / 100),
  isConverted: () => true,
  toWire: (rate) => rate / 100,
  fromWire: parseRate,
});

/** Returns the percentage that a discount takes off: 950 thousandths are 5 % off. */
export const toPercentOff = (rate: number): number => (wholeRate - rate) / 10;

/**
 * Returns the rate of a typed percentage off, as it is on the wire: of `5` or `5%` it is `9.5`.
 * What lies between 0 and 100 is rounded to tenths of a percent and always is a rate; other text is
 * no rate either, and is returned as it is.
 */
export function parsePercentOff(text: string): string {
  const off = Number(text.replace(/%.*$/, "").replace(",", "."));
  if (!(off > 0 && off < 100)) return text;
  const rate = Math.round((100 - off) * 10);
  return String(Math.min(wholeRate - 1, Math.max(1, rate)) / 100);
}
