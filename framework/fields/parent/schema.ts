import type { CommonOptions } from "../../schema/field.ts";
import { defineKind } from "../defineKind.ts";
import { singleOperators } from "../operators.ts";
import { parseId } from "../parse/number.ts";

/** Options of `parent` in addition to those of every kind. */
export interface ParentOptions extends CommonOptions {
  /** Maximum number of tree levels; unlimited by default. */
  depth?: number;
}

/**
 * Declares the id of another row of the same resource, which makes the resource a tree. A row can
 * be neither its own ancestor nor deeper than `depth`.
 *
 * @example
 * ```ts
 * const parentCategory = parent({ depth: 3 });
 * ```
 */
export const parent = defineKind<number, ParentOptions>()({
  name: "parent",
  traits: { reference: "parent", individual: true },
  options: ["depth"],
  filters: singleOperators,
  parse: parseId,
  rule: (_, rules) => rules.any(),
});
