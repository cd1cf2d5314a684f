import type { CommonOptions, DeclaredField, FieldOptions } from "../schema/field.ts";
import type { FieldKind } from "./FieldKind.ts";

/** Options of a kind with values of type `V`: the default has the same type. */
export type With<B, V> = Omit<B, "default"> & { default?: V };
/** Rejects options that the kind does not have, which inference would accept. */
export type Only<O, B> = O & { readonly [K in Exclude<keyof O, keyof B>]: never };
/** A field as its constructor declares it, with the literal types of its options. */
export type Declared<K extends string, V, O> = DeclaredField<K, V, O & FieldOptions>;

/** Declares a field of one kind; `type` is the kind itself. */
export interface KindConstructor<K extends string, V, B extends CommonOptions> {
  <const O extends With<B, V> = With<B, V>>(options?: Only<O, B>): Declared<K, V, O>;
  readonly type: FieldKind<K, V, B>;
}

/**
 * Defines a kind of field, and returns its constructor. A resource defines a kind of its own the
 * same way, and names it in `resources/kinds.ts`.
 *
 * @example
 * ```ts
 * const postcode = defineKind<"postcode", string>({
 *   ...text.type,
 *   name: "postcode",
 *   base: "text",
 *   options: [],
 *   format: /^[0-9]{4}$/,
 * });
 * const field = postcode({ required: true });
 * console.log(field.kind); // "postcode"
 * ```
 */
export function defineKind<K extends string, V, B extends CommonOptions = CommonOptions>(
  type: FieldKind<K, V, B> & { readonly options: readonly (keyof B & string)[] },
): KindConstructor<K, V, B> {
  // `const` preserves the literal types of the options, from which the row type is inferred.
  const declare = <const O extends With<B, V> = With<B, V>>(
    options?: Only<O, B>,
  ): Declared<K, V, O> => ({
    kind: type.name,
    type,
    options: options ?? ({} as O),
  });
  return Object.assign(declare, { type });
}
