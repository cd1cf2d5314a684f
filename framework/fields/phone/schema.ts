import type { TextOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { textOperators } from "../operators.ts";
import { parseMatching } from "../parse/text.ts";

/**
 * Declares a telephone number: digits, spaces, brackets and hyphens, with an optional `+`, at most
 * 32 characters.
 *
 * @example
 * ```ts
 * const hotline = phone({ search: "exact" });
 * ```
 */
export const phone = defineKind<string, TextOptions>()({
  name: "phone",
  traits: {
    text: true,
    contains: true,
    exact: true,
    digits: true,
    naming: true,
    identifying: true,
  },
  options: ["min", "max", "pattern", "search"],
  filters: textOperators,
  parse: parseMatching("phone", /^\+?\(?[0-9][0-9 ()-]{4,22}[0-9]$/),
  rule: (options, rules) => rules.text(options, 32),
});
