import type { Match } from "./predicate.ts";

/**
 * Every kind of field. Each codec of a kind (column, parser, rule, input, display) is one
 * `Record<Kind, …>`.
 */
export const kinds = [
  "text",
  "longText",
  "richText",
  "localized",
  "integer",
  "decimal",
  "money",
  "percent",
  "boolean",
  "choice",
  "choices",
  "date",
  "dateTime",
  "duration",
  "dateRange",
  "email",
  "phone",
  "url",
  "password",
  "image",
  "images",
  "video",
  "file",
  "reference",
  "references",
  "parent",
  "rows",
  "point",
  "json",
  "computed",
] as const;
/** The name of a kind of field. */
export type Kind = (typeof kinds)[number];

/** Languages of a localized value. `km` is Khmer, which the interface does not support. */
export const contentLanguages = ["en", "zhCN", "zhTW", "km"] as const;
/** A language of a localized value. */
export type ContentLanguage = (typeof contentLanguages)[number];
/** A text by language; a missing language is null or absent. */
export type Localized = Partial<Record<ContentLanguage, string | null>>;
/** WGS 84 coordinates in degrees: latitude −90..90, longitude −180..180. */
export interface Point {
  lat: number;
  lng: number;
}
/** Whole days, both ends included, as `YYYY-MM-DD`. */
export interface DateRange {
  from: string;
  to: string;
}

/**
 * Options of every kind. The options of a single kind are beside its constructor in `fields.ts`.
 */
export interface FieldOptions {
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
   * Replaces the default index of all values per shop if its write cost is too high. `unusual`:
   * partial index of values other than the default, because rows with the default are found quickly
   * in any order. `everywhere`: one index for all shops, for values that few rows have. `none`: no
   * index.
   */
  index?: "unusual" | "everywhere" | "none";
  /** Written by rules only; a call that sends it is rejected. */
  readOnly?: boolean;
  /** Set on creation and immutable afterwards. */
  createOnly?: boolean;
  /**
   * The field is visible, and required if `required`, only while other fields have these values;
   * otherwise it is null.
   */
  visibleWhen?: Match;
  /** Who may read and write the field: only the platform, or holders of a permission. */
  access?: "platform" | (string & {});
  /** Resources that its input selects rows from, if the value is not a reference to them. */
  selects?: readonly string[];
  /** The messages contain a help text under `help.<field>`. */
  help?: boolean;
  /** Former name of the field; the migration renames its column and preserves the values. */
  was?: string;
  /** SQL value for existing rows when a new field is required. */
  backfill?: string | number | boolean;
  /** Least value of a number; least length of a text, least number of items of a list. */
  min?: number;
  /** Greatest value of a number; greatest length of a text, greatest number of items of a list. */
  max?: number;
  /** A pattern that a text must match. */
  pattern?: RegExp;
}

/** A declared field: its kind and options, and the type `V` of its values in code. */
export interface Field<K extends Kind = Kind, V = unknown, O extends FieldOptions = FieldOptions> {
  readonly kind: K;
  readonly options: O;
  /** Carries the value's type; never set. */
  readonly value?: V;
}

/** Fields by their names, which are camel case and are the names on the wire. */
export type Fields = Readonly<Record<string, Field>>;
/** The names of a set of fields. */
export type FieldName<F extends Fields> = Extract<keyof F, string>;
/** The type of a field's values in code. */
export type ValueOf<T> = T extends Field<Kind, infer V, FieldOptions> ? V : never;
