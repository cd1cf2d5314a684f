import type { TextOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { textOperators } from "../operators.ts";
import { parseText } from "../parse/text.ts";

/**
 * Declares one line of text: a string of at most 255 characters unless `max` is set. Spaces at its
 * ends are removed.
 *
 * @example
 * ```ts
 * const title = text({ required: true, search: true, max: 100 });
 * ```
 */
export const text = defineKind<string, TextOptions>()({
  name: "text",
  traits: {
    text: true,
    contains: true,
    exact: true,
    naming: true,
    identifying: true,
    ordered: true,
  },
  options: ["min", "max", "pattern", "example", "prefix", "search"],
  filters: textOperators,
  parse: parseText,
  rule: (options, rules) => rules.text(options, 255),
});
