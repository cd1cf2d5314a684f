import type { CommonOptions } from "../../schema/field.ts";
import { createKind, type DeclaredOf, type Only, type With } from "../defineKind.ts";
import { singleOperators } from "../operators.ts";
import { parseId } from "../parse/number.ts";

/** Options of `reference` in addition to those of every kind. */
export interface ReferenceOptions extends CommonOptions {
  /** What deleting the target does: fails, or sets this field to null. */
  onDelete?: "restrict" | "setNull";
}
/** The options of a declared reference. */
export interface TargetOptions extends ReferenceOptions {
  /** The name of the referenced resource. */
  target: string;
}

/** The id of a row of another resource. */
const referenceKind = createKind<number, TargetOptions>()({
  name: "reference",
  traits: { reference: "one" },
  options: ["target", "onDelete"],
  filters: singleOperators,
  parse: parseId,
  rule: (_, rules) => rules.any(),
});

/**
 * Declares the id of a row of another resource: an integer of at least 1, in a column with a
 * foreign key. Forms offer a picker, lists show the label of the row, and a filter accepts ids.
 *
 * @example
 * ```ts
 * const supplier = reference("suppliers", { required: true, onDelete: "restrict" });
 * ```
 */
export function reference<
  const T extends string,
  const O extends With<ReferenceOptions, number> = Record<never, never>,
>(
  target: T,
  options?: Only<O, ReferenceOptions>,
): DeclaredOf<typeof referenceKind, number, O & { target: T }> {
  return {
    kind: "reference",
    type: referenceKind,
    options: { ...options, target } as O & { target: T },
  };
}
reference.type = referenceKind;
