import type { LimitOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { numberOperators } from "../operators.ts";
import { parseScaled } from "../parse/number.ts";

/** The limits of a percentage that declares none. */
const range = { min: 0, max: 100 };

/**
 * Declares a percentage with at most two decimals, from 0 to 100 unless `min` or `max` is set: 12.5
 * means 12.5 %.
 *
 * @example
 * ```ts
 * const discountRate = percent({ required: true, max: 50 });
 * ```
 */
export const percent = defineKind<number, LimitOptions>()({
  name: "percent",
  traits: { numeric: true, ordered: true },
  options: ["min", "max"],
  filters: numberOperators,
  range,
  parse: (raw) => parseScaled(raw, 2) / 100,
  fromTyped: (text) => text.replace(/%$/, ""),
  rule: ({ min = range.min, max = range.max }, rules) => rules.decimal(min, max, "%"),
});
