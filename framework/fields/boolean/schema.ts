import { defineKind } from "../defineKind.ts";
import { reject } from "../parse/reject.ts";

function parseBoolean(raw: unknown): boolean {
  if (raw === true || raw === "true" || raw === "1" || raw === 1) return true;
  if (raw === false || raw === "false" || raw === "0" || raw === 0) return false;
  return reject("boolean");
}

/**
 * Declares a yes or no.
 *
 * @example
 * ```ts
 * const isRecommended = boolean({ default: false, filter: true });
 * ```
 */
export const boolean = defineKind<boolean>()({
  name: "boolean",
  traits: { flag: true },
  options: [],
  filters: ["is"],
  parse: parseBoolean,
  rule: (_, rules) => rules.boolean(),
});
