import type { LimitOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { numberOperators } from "../operators.ts";
import { parseInteger } from "../parse/number.ts";
import { numberRule } from "../rules.ts";

/**
 * Declares a duration in whole minutes.
 *
 * @example
 * ```ts
 * const pickupWindow = duration({ default: 120, min: 30 });
 * ```
 */
export const duration = defineKind<"duration", number, LimitOptions>({
  name: "duration",
  traits: { numeric: true, ordered: true, whole: true },
  options: ["min", "max"],
  filters: numberOperators,
  parse: parseInteger,
  rule: numberRule(1, 2 ** 31 - 1),
});
