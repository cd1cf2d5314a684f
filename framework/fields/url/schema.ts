import type { TextOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { textOperators } from "../operators.ts";
import { parseMatching } from "../parse/text.ts";

/**
 * Declares a web address that begins with `http://` or `https://`, at most 2,000 characters.
 *
 * @example
 * ```ts
 * const website = url();
 * ```
 */
export const url = defineKind<string, TextOptions>()({
  name: "url",
  traits: { text: true, contains: true, identifying: true },
  options: ["min", "max", "pattern", "search"],
  filters: textOperators,
  parse: parseMatching("url", /^https?:\/\/[^\s/]\S*$/),
  rule: (options, rules) => rules.text(options, 2000),
});
