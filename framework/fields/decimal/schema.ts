import type { LimitOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import type { OptionError } from "../FieldKind.ts";
import { numberOperators } from "../operators.ts";
import { parseScaled } from "../parse/number.ts";

/** Options of `decimal` in addition to those of every kind. */
export interface DecimalOptions extends LimitOptions {
  /** Decimal digits; 2 by default. */
  decimals?: number;
  /** Unit that messages and screens append to the number, for example `kg`. */
  unit?: string;
}

/**
 * Maximum of a decimal: a double is exact to fifteen digits, which fit into numeric(18, …); the
 * decimals are part of them.
 */
export const calculateMaxDecimal = (decimals: number): number =>
  Math.min(1e12, 10 ** (15 - decimals));

function listDecimalErrors({ decimals = 2, min, max }: DecimalOptions): OptionError[] {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 14)
    return [{ code: "E108", what: `has ${decimals} decimals`, mend: "give it from 0 to 14" }];
  const largest = calculateMaxDecimal(decimals);
  if ((max === undefined || max <= largest) && (min === undefined || min >= -largest)) return [];
  const what = `with ${decimals} decimals it holds numbers from -${largest} to ${largest}`;
  return [{ code: "E108", what, mend: "narrow min and max, or take fewer decimals" }];
}

/**
 * Declares a number with a fixed number of decimals, 2 unless `decimals` is set; `unit` names what
 * it measures.
 *
 * @example
 * ```ts
 * const weight = decimal({ min: 0, decimals: 3, unit: "kg" });
 * ```
 */
export const decimal = defineKind<number, DecimalOptions>()({
  name: "decimal",
  traits: { numeric: true, summable: true, ordered: true },
  options: ["decimals", "unit", "min", "max"],
  filters: numberOperators,
  parse: (raw, { decimals = 2 }) => parseScaled(raw, decimals) / 10 ** decimals,
  rule: ({ decimals = 2, min, max }, rules) => {
    const largest = calculateMaxDecimal(decimals);
    return rules.decimal(Math.max(min ?? -largest, -largest), Math.min(max ?? largest, largest));
  },
  listOptionErrors: listDecimalErrors,
});
