import { defineKind } from "../defineKind.ts";
import type { FileOptions } from "../FileOptions.ts";
import { presenceOperators } from "../operators.ts";
import { parseList } from "../parse/list.ts";
import { parseFileAddress } from "../parse/text.ts";

/**
 * Declares several pictures: a list of addresses in display order; `max` limits their number, 50 by
 * default.
 *
 * @example
 * ```ts
 * const gallery = images({ max: 9, size: 4 });
 * ```
 */
export const images = defineKind<string[], FileOptions>()({
  name: "images",
  traits: { file: "many", media: "picture", list: true, structured: true, wide: true },
  options: ["size", "confidential", "min", "max"],
  filters: presenceOperators,
  parse: (raw) => parseList(raw).map(parseFileAddress),
  rule: (options, rules) => rules.list({ ...options, max: options.max ?? 50 }),
});
