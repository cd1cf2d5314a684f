import { defineKind } from "../defineKind.ts";
import type { FileOptions } from "../FileOptions.ts";
import { presenceOperators } from "../operators.ts";
import { parseFileAddress } from "../parse/text.ts";

/**
 * Declares a picture: the address of an uploaded jpg or png file. `size` limits the file in
 * megabytes.
 *
 * @example
 * ```ts
 * const mainPicture = image({ required: true, size: 4 });
 * ```
 */
export const image = defineKind<string, FileOptions>()({
  name: "image",
  traits: { file: "one", media: "picture" },
  options: ["size", "confidential", "min", "max"],
  filters: presenceOperators,
  parse: parseFileAddress,
  rule: (options, rules) => rules.text(options, 2000),
});
