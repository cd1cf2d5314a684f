import { defineKind } from "../defineKind.ts";
import type { FileOptions } from "../FileOptions.ts";
import { presenceOperators } from "../operators.ts";
import { parseFileAddress } from "../parse/text.ts";

/**
 * Declares a video: the address of an uploaded mp4 file. `size` limits the file in megabytes.
 *
 * @example
 * ```ts
 * const clip = video({ size: 50 });
 * ```
 */
export const video = defineKind<string, FileOptions>()({
  name: "video",
  traits: { file: "one", media: "film", wide: true },
  options: ["size", "confidential", "min", "max"],
  filters: presenceOperators,
  parse: parseFileAddress,
  rule: (options, rules) => rules.text(options, 2000),
});
