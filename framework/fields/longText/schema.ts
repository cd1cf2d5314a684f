import type { TextOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { textOperators } from "../operators.ts";
import { parseText } from "../parse/text.ts";

/**
 * Declares text of several lines: a string of at most 5,000 characters unless `max` is set.
 *
 * @example
 * ```ts
 * const reason = longText({ required: true, max: 500 });
 * ```
 */
export const longText = defineKind<string, TextOptions>()({
  name: "longText",
  traits: { text: true, contains: true, wide: true },
  options: ["min", "max", "pattern", "search"],
  filters: textOperators,
  parse: parseText,
  rule: (options, rules) => rules.text(options, 5000),
});
