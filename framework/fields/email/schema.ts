import type { TextOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { textOperators } from "../operators.ts";
import { parseMatching } from "../parse/text.ts";

/**
 * Declares an e-mail address of at most 255 characters.
 *
 * @example
 * ```ts
 * const contact = email({ required: true, unique: true });
 * ```
 */
export const email = defineKind<string, TextOptions>()({
  name: "email",
  traits: { text: true, contains: true, exact: true, naming: true, identifying: true },
  options: ["min", "max", "pattern", "search"],
  filters: textOperators,
  parse: parseMatching("email", /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/),
  rule: (options, rules) => rules.text(options, 255),
});
