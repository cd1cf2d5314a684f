import type { Match } from "./predicate.ts";

/** Every kind of field. A face of a kind (column, parser, rule, input, display) is one `Record<Kind, …>`. */
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
export type Kind = (typeof kinds)[number];

/** Languages that a localized value can hold. `km` is Khmer, which the interface itself does not speak. */
export const contentLanguages = ["en", "zhCN", "zhTW", "km"] as const;
export type ContentLanguage = (typeof contentLanguages)[number];
export type Localized = Partial<Record<ContentLanguage, string | null>>;
/** WGS 84 degrees: latitude −90..90, longitude −180..180. */
export interface Point {
  lat: number;
  lng: number;
}
/** Whole days, both ends included, as `YYYY-MM-DD`. */
export interface DateRange {
  from: string;
  to: string;
}

/** Options that every kind takes. What a kind adds stands beside its constructor in `fields.ts`. */
export interface FieldOptions {
  /** A save without a value is refused. */
  required?: boolean;
  /** No two rows of one owner hold the same value. */
  unique?: boolean;
  default?: unknown;
  /**
   * The list's search box looks into it. A number or a phone is searched `exact`: found whole or by its end, not by any part of it, and
   * as fast among a million as among a thousand; a row with it is then the answer, whatever other rows hold of it in their texts.
   */
  search?: boolean | "exact";
  /** The list offers a filter on it (and the table has an index for it). */
  filter?: boolean;
  /** The list sorts by it (and the table has an index for it). */
  sortable?: boolean;
  /**
   * How the table finds what is filtered or sorted by it, where an index of all its values in each shop is not worth what every write would
   * pay for it: by an index of what is `unusual`, that is not its default, for the usual is soon met in any order; by one index for all shops,
   * of what is found `everywhere` in few rows; or by `none`.
   */
  index?: "unusual" | "everywhere" | "none";
  /** Only rules write it; a call that sends it is refused. */
  readOnly?: boolean;
  /** Written when the record is made, never again. */
  createOnly?: boolean;
  /** Shown, and required if `required`, only while other fields hold these values; else it is kept empty. */
  when?: Match;
  /** Who may read and write it: the platform alone, or the holders of a permission. */
  only?: "platform" | (string & {});
  /** Resources among whose rows its input chooses, where its value is no reference to them. */
  selects?: readonly string[];
  /** The words hold a sentence of help under `help.<field>`. */
  help?: boolean;
  /** Former name of the field, so that its column is renamed and keeps its values. */
  was?: string;
  /** SQL value of existing rows where a new field is required. */
  backfill?: string | number | boolean;
  min?: number;
  max?: number;
  pattern?: RegExp;
}

export interface Field<K extends Kind = Kind, V = unknown, O extends FieldOptions = FieldOptions> {
  readonly kind: K;
  readonly options: O;
  /** Carries the value's type; never set. */
  readonly value?: V;
}

export type Fields = Readonly<Record<string, Field>>;
export type FieldName<F extends Fields> = Extract<keyof F, string>;
export type ValueOf<T> = T extends Field<Kind, infer V, FieldOptions> ? V : never;
