import type { CommonOptions, DeclaredField, Field, FieldOptions } from "../../schema/field.ts";
import { InvalidValue } from "../../schema/issue.ts";
import type { DeclaredOf, Only } from "../defineKind.ts";
import type { FieldKind, Traits } from "../FieldKind.ts";

/** Options of `computed` in addition to those of every kind. */
export interface ComputedOptions extends CommonOptions {
  /** Stored in a column that rules write; otherwise the `read` rule calculates it on each read. */
  stored?: boolean;
}
/** The options of a declared computed field. */
export interface ValueOptions extends ComputedOptions {
  /** The field that the value is of the kind of. */
  of: Field;
}

/**
 * A value that the server calculates. The type is written out, because that of its options contains
 * the union of all kinds.
 */
const computedKind: FieldKind<"computed", unknown, ValueOptions, { readonly individual: true }> = {
  name: "computed",
  traits: { individual: true },
  options: ["of", "stored"],
  filters: [],
  parse: (_raw, { of }) => {
    throw new InvalidValue("readOnly", { kind: of.kind });
  },
  rule: (_, rules) => rules.any(),
  isConverted: ({ of }) => of.type.isConverted?.(of.options) === true,
  toWire: (value, { of }) => of.type.toWire?.(value, of.options) ?? value,
  fromWire: (raw, { of }) => of.type.fromWire?.(raw, of.options) ?? raw,
};

/**
 * Declares a value that the server calculates, of the kind of the given field; a call that sends it
 * is rejected. The `read` rule fills it in on each read, unless it is `stored`: then rules write it
 * to its column.
 *
 * @example
 * ```ts
 * const openPurchases = computed(integer());
 * const lowestPrice = computed(money(), { stored: true, filter: true, sortable: true });
 * ```
 */
export function computed<
  K extends string,
  V,
  P extends FieldOptions,
  T extends Traits,
  const O extends ComputedOptions = Record<never, never>,
>(
  of: DeclaredField<K, V, P, T>,
  options?: Only<O, ComputedOptions>,
): DeclaredOf<typeof computedKind, V, O & { of: DeclaredField<K, V, P, T>; readOnly: true }> {
  return {
    kind: "computed",
    type: computedKind,
    options: Object.assign({}, options, { of, readOnly: true as const }),
  };
}
computed.type = computedKind;
