import type { BuiltInKinds } from "../fields/builtInKinds.ts";
import type { FieldKind, Traits } from "../fields/FieldKind.ts";
import type { OperatorRealm } from "./app.ts";
import type { Match } from "./predicate.ts";
import type { RegisteredKinds } from "./register.ts";

/** Options of every kind. Those of a single kind are in its folder, `framework/fields/<kind>/`. */
export interface CommonOptions {
  /** A save without a value is rejected. */
  required?: boolean;
  /** Values are unique among the rows of one owner. */
  unique?: boolean;
  /** The value of a new row that is saved without one; in code format, so money is in cents. */
  default?: unknown;
  /**
   * Included in the list's search. `exact` (numbers, phones) matches the whole value or its end
   * instead of any part, which is equally fast for a million rows; if a row matches, it is the only
   * result, even if texts of other rows contain the value.
   */
  search?: boolean | "exact";
  /** Offers a filter in the list, and creates an index. */
  filter?: boolean;
  /** Makes the list sortable by it, and creates an index. */
  sortable?: boolean;
  /**
   * Replaces the default index of all values per tenant if its write cost is too high. `unusual`:
   * partial index of values other than the default, because rows with the default are found quickly
   * in any order. `everywhere`: one index for all tenants, for values that few rows have. `none`:
   * no index.
   */
  index?: "unusual" | "everywhere" | "none";
  /** Written by rules only; a call that sends it is rejected. Child rows have it as a whole. */
  readOnly?: boolean;
  /** Set on creation and immutable afterwards. Child rows have it as a whole. */
  createOnly?: boolean;
  /**
   * The field cannot be changed while other fields of the stored record have these values. The
   * message `locked.<field>` says why: below the value in the form, and as the server's error. A
   * change of another field that would empty it is rejected too, and so is a move of a row whose
   * parent is locked.
   */
  lockedWhen?: Match;
  /**
   * The field is visible, and required if `required`, only while other fields have these values;
   * otherwise it is null.
   */
  visibleWhen?: Match;
  /** Who may read and write the field: only the operator, or holders of a permission. */
  access?: OperatorRealm | (string & {});
  /** Resources that its input selects rows from, if the value is not a reference to them. */
  selects?: readonly string[];
  /** The messages contain a help text under `help.<field>`. */
  help?: boolean;
  /** Former name of the field; the migration renames its column and preserves the values. */
  was?: string;
  /**
   * The value that existing rows get, in the units of the column: when a new field is required,
   * when choices, `min` and `max` no longer allow their own, and, followed by their id, when it
   * becomes unique.
   */
  backfill?: string | number | boolean;
}
/** Options of kinds whose values have a size. */
export interface LimitOptions extends CommonOptions {
  /** Least value of a number; least length of a text, least number of items of a list. */
  min?: number;
  /** Greatest value of a number; greatest length of a text, greatest number of items of a list. */
  max?: number;
}
/** Options of texts. */
export interface TextOptions extends LimitOptions {
  /** A pattern that a text must match. */
  pattern?: RegExp;
  /** A text that matches the pattern, which the message of one that does not shows. */
  example?: string;
  /**
   * What every value starts with, and an exact search may leave out: with `#`, both `1042` and
   * `#1042` find the value `#1042`.
   */
  prefix?: string;
}
/** Options that code reads from any field, whatever its kind. */
export interface FieldOptions extends TextOptions {}

/** A field of one kind: its options, the type `V` of its values in code, and its traits. */
export interface DeclaredField<
  K extends string = string,
  V = unknown,
  O extends FieldOptions = FieldOptions,
  T extends Traits = Traits,
> {
  readonly kind: K;
  /** The kind itself, with its traits. */
  readonly type: FieldKind<string, unknown, FieldOptions, T>;
  readonly options: O;
  /** Carries the value's type; never set. */
  readonly value?: V;
}

interface Kinds extends BuiltInKinds, RegisteredKinds {}
/** The name of a kind of field: the framework's, and those that resources define. */
export type Kind = keyof Kinds;
/** A declared field of any kind, discriminated by the name of its kind. */
export type Field<K extends Kind = Kind> = {
  [N in K]: DeclaredField<N, Kinds[N]["value"], Kinds[N]["options"] & FieldOptions>;
}[K];

/** Fields by their names, which are camel case and are the names on the wire. */
export type Fields = Readonly<Record<string, Field>>;
/** The names of a set of fields. */
export type FieldName<F extends Fields> = Extract<keyof F, string>;
/** The type of a field's values in code. */
export type ValueOf<T> = T extends DeclaredField<string, infer V> ? V : never;
