import type { TextOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { parseText } from "../parse/text.ts";

/**
 * Declares formatted text: a string of HTML of at most 100,000 characters, which the server
 * sanitizes.
 *
 * @example
 * ```ts
 * const description = richText({ max: 20_000 });
 * ```
 */
export const richText = defineKind<string, TextOptions>()({
  name: "richText",
  traits: { contains: true, wide: true },
  options: ["min", "max", "pattern", "search"],
  filters: ["contains", "isEmpty", "isFilled"],
  parse: parseText,
  rule: (options, rules) => rules.text(options, 100000),
  isHtml: () => true,
});
