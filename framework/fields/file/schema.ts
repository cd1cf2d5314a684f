import { defineKind } from "../defineKind.ts";
import type { FileOptions } from "../FileOptions.ts";
import { presenceOperators } from "../operators.ts";
import { parseFileAddress } from "../parse/text.ts";

/**
 * Declares an uploaded picture or video: its address. `size` limits the file in megabytes.
 *
 * @example
 * ```ts
 * const licence = file({ required: true, confidential: true });
 * ```
 */
export const file = defineKind<string, FileOptions>()({
  name: "file",
  traits: { file: "one" },
  options: ["size", "confidential", "min", "max"],
  filters: presenceOperators,
  parse: parseFileAddress,
  rule: (options, rules) => rules.text(options, 2000),
});
