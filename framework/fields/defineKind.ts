import type { CommonOptions, DeclaredField, FieldOptions } from "../schema/field.ts";
import type { FieldKind, Traits } from "./FieldKind.ts";

/** Options of a kind with values of type `V`: the default has the same type. */
export type With<B, V> = Omit<B, "default"> & { default?: V };
/** Rejects options that the kind does not have, which inference would accept. */
export type Only<O, B> = O & { readonly [K in Exclude<keyof O, keyof B>]: never };
/** A field as its constructor declares it, with the literal types of its options. */
export type Declared<K extends string, V, O, T extends Traits> = DeclaredField<
  K,
  V,
  O & FieldOptions,
  T
>;
/** The field of a kind, with the types of its values and options. */
export type DeclaredOf<Kind, V, O> =
  Kind extends FieldKind<infer K, unknown, never, infer T> ? Declared<K, V, O, T> : never;

/** Declares a field of one kind; `type` is the kind itself. */
export interface KindConstructor<
  K extends string,
  V,
  B extends CommonOptions,
  T extends Traits = Traits,
> {
  <const O extends With<B, V> = With<B, V>>(options?: Only<O, B>): Declared<K, V, O, T>;
  readonly type: FieldKind<K, V, B, T>;
}

/** A kind whose list of options names those of `B` only. */
type Described<K extends string, V, B extends CommonOptions, T extends Traits> = FieldKind<
  K,
  V,
  B,
  T
> & { readonly options: readonly (keyof B & string)[] };

/**
 * Creates a kind whose fields are declared by a function of its own, with further parameters than
 * the options. The types are given as to `defineKind`.
 */
export const createKind =
  <V, B extends CommonOptions = CommonOptions>() =>
  <const K extends string, const T extends Traits>(
    type: Described<K, V, B, T>,
  ): FieldKind<K, V, B, T> =>
    type;

/**
 * Defines a kind of field, and returns its constructor: `V` is the type of its values, `B` that of
 * its options. The second pair of brackets lets the compiler infer name and traits from the
 * object. A resource defines a kind of its own the same way, and names it in `resources/index.ts`.
 *
 * @example
 * ```ts
 * const postcode = defineKind<string>()({
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
export const defineKind =
  <V, B extends CommonOptions = CommonOptions>() =>
  <const K extends string, const T extends Traits>(
    type: Described<K, V, B, T>,
  ): KindConstructor<K, V, B, T> => {
    // `const` preserves the literal types of the options, from which the row type is inferred.
    const declare = <const O extends With<B, V> = With<B, V>>(
      options?: Only<O, B>,
    ): Declared<K, V, O, T> => ({
      kind: type.name,
      type,
      options: options ?? ({} as O),
    });
    return Object.assign(declare, { type });
  };
