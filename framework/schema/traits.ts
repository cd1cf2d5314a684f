import type { Traits } from "../fields/FieldKind.ts";
import type { FieldName, Fields } from "./field.ts";

/** The traits of a field's own kind, as its declaration carries them. */
export type TraitsOf<T> = T extends { readonly type: { readonly traits: infer X } } ? X : never;
/** The traits of a field's values; those of a computed field are its value's. */
export type ValueTraits<T> = T extends {
  readonly kind: "computed";
  readonly options: { readonly of: infer V };
}
  ? TraitsOf<V>
  : TraitsOf<T>;
/** Names of the fields whose values have some traits. */
export type NamesWith<F extends Fields, X extends Traits> = {
  [N in FieldName<F>]: ValueTraits<F[N]> extends X ? N : never;
}[FieldName<F>];
