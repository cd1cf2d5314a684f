import type { LimitOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { numberOperators } from "../operators.ts";
import { parseInteger } from "../parse/number.ts";

/** Converts hours and minutes, `1:30`, to minutes. */
function readClock(text: string): string {
  const clock = /^(\d+):([0-5]\d)$/.exec(text);
  return clock ? String(Number(clock[1]) * 60 + Number(clock[2])) : text;
}

/**
 * Declares a duration in whole minutes.
 *
 * @example
 * ```ts
 * const pickupWindow = duration({ default: 120, min: 30 });
 * ```
 */
export const duration = defineKind<number, LimitOptions>()({
  name: "duration",
  traits: { numeric: true, summable: true, ordered: true, whole: true },
  options: ["min", "max"],
  filters: numberOperators,
  parse: parseInteger,
  fromTyped: readClock,
  rule: (options, rules) => rules.scaledNumber(options, 1, 2 ** 31 - 1),
});
