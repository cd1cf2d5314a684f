import type { LimitOptions } from "../../schema/field.ts";
import { createKind, type DeclaredOf, type Only, type With } from "../defineKind.ts";
import { multipleOperators } from "../operators.ts";
import { parseList } from "../parse/list.ts";
import { parseId } from "../parse/number.ts";

/** Options of `references` in addition to those of every kind. */
export interface ReferencesOptions extends LimitOptions {
  /** The name of the referenced resource. */
  target: string;
}

/** The ids of several rows of another resource. */
const referencesKind = createKind<number[], ReferencesOptions>()({
  name: "references",
  traits: { reference: "many", list: true, ownTable: true, wide: true },
  options: ["target", "min", "max"],
  filters: multipleOperators,
  parse: (raw) => [...new Set(parseList(raw).map(parseId))],
  rule: (options, rules) => rules.list(options),
});

/**
 * Declares the ids of several rows of another resource: an ordered list of integers, stored in a
 * join table, empty rather than null. `min` and `max` limit their number.
 *
 * @example
 * ```ts
 * const tags = references("bookTags", { max: 20, filter: true });
 * ```
 */
export function references<
  const T extends string,
  const O extends With<LimitOptions, readonly number[]> = Record<never, never>,
>(
  target: T,
  options?: Only<O, LimitOptions>,
): DeclaredOf<typeof referencesKind, number[], O & { target: T }> {
  return {
    kind: "references",
    type: referencesKind,
    options: { ...options, target } as O & { target: T },
  };
}
references.type = referencesKind;
