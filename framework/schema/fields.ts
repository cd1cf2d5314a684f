import type { IntegerOptions } from "./compareAndSet.ts";
import type { ContentLanguage, DateRange, Field, FieldOptions, Fields, Kind, Localized, Point } from "./field.ts";
import type { Issue } from "./issue.ts";
import type { RowsValue } from "./row.ts";

type Made<K extends Kind, V, O> = Field<K, V, O & FieldOptions>;

/** Options of a kind with values of type `V`: the default has the same type. */
type With<B, V> = Omit<B, "default"> & { default?: V };
/** Rejects options that the kind does not have, which inference would accept. */
type Only<O, B> = O & { readonly [K in Exclude<keyof O, keyof B>]: never };

/** `const` preserves the literal types of the options, from which the row type is inferred. */
function kind<K extends Kind, V, B extends FieldOptions = FieldOptions>(name: K) {
  return <const O extends With<B, V> = With<B, V>>(options?: Only<O, B>): Made<K, V, O> => ({
    kind: name,
    options: options ?? ({} as O),
  });
}

/** One line of text, at most 255 characters unless `max` is set. */
export const text = kind<"text", string>("text");
/** Several lines, at most 5,000 characters unless `max` is set. */
export const longText = kind<"longText", string>("longText");
/** HTML, sanitized on the server. */
export const richText = kind<"richText", string>("richText");
export const integer = kind<"integer", number, IntegerOptions>("integer");

export interface DecimalOptions extends FieldOptions {
  /** Decimal digits; 2 by default. */
  decimals?: number;
  /** Unit that messages and screens append to the number, for example `kg`. */
  unit?: string;
}
export const decimal = kind<"decimal", number, DecimalOptions>("decimal");
/**
 * Integer cents in code and in the database, a number with at most two decimals on the wire. `min`
 * and `max` are amounts.
 */
export const money = kind<"money", number>("money");
/** Percentage with at most two decimals: 12.5 means 12.5 %. */
export const percent = kind<"percent", number>("percent");
export const boolean = kind<"boolean", boolean>("boolean");
/** A day, `YYYY-MM-DD`. */
export const date = kind<"date", string>("date");
/** An instant, ISO 8601 in UTC. */
export const dateTime = kind<"dateTime", string>("dateTime");
/** Whole minutes. */
export const duration = kind<"duration", number>("duration");
export const dateRange = kind<"dateRange", DateRange>("dateRange");
export const email = kind<"email", string>("email");
export const phone = kind<"phone", string>("phone");
export const url = kind<"url", string>("url");
export interface PasswordOptions extends FieldOptions {
  /**
   * `false` for a secret that must be sent to another service: stored unhashed, but never read back
   * either.
   */
  hashed?: false;
}
/** Stored as an argon2id hash; never read back. */
export const password = kind<"password", string, PasswordOptions>("password");
export const point = kind<"point", Point>("point");

export interface FileOptions extends FieldOptions {
  /** Maximum size in megabytes. */
  size?: number;
  /**
   * Readable only by signed-in members of the shop or the platform; the address alone does not
   * suffice.
   */
  confidential?: boolean;
}
/** Address of an uploaded jpg or png file. */
export const image = kind<"image", string, FileOptions>("image");
/** Addresses in display order; `max` limits their number. */
export const images = kind<"images", string[], FileOptions>("images");
/** Address of an uploaded mp4 file. */
export const video = kind<"video", string, FileOptions>("video");
export const file = kind<"file", string, FileOptions>("file");

export interface LocalizedOptions extends FieldOptions {
  /** Languages of the value; all four by default. `required` requires each of them. */
  languages?: readonly ContentLanguage[];
  /** The languages that `required` requires, if the others are optional. */
  requiredLocales?: readonly ContentLanguage[];
  /** Several lines in each language. */
  long?: boolean;
  /** HTML in each language, sanitized on the server. */
  rich?: boolean;
}
export const localized = kind<"localized", Localized, LocalizedOptions>("localized");

type Choices = readonly string[] | Readonly<Record<string, number>>;
type ChoiceName<C extends Choices> = C extends readonly (infer W extends string)[] ? W : Extract<keyof C, string>;
/**
 * One of several string values. Declared as `{ word: integer }`, the wire format is the integer and
 * the value everywhere else the string.
 */
export function choice<
  const C extends Choices,
  const O extends With<FieldOptions, ChoiceName<NoInfer<C>>> = Record<never, never>,
>(choices: C, options?: Only<O, FieldOptions>): Made<"choice", ChoiceName<C>, O & { choices: C }> {
  return { kind: "choice", options: { ...options, choices } as O & { choices: C } };
}
/** Several of the given string values. */
export function choices<
  const C extends readonly string[],
  const O extends With<FieldOptions, readonly NoInfer<C>[number][]> = Record<never, never>,
>(messages: C, options?: Only<O, FieldOptions>): Made<"choices", C[number][], O & { choices: C }> {
  return { kind: "choices", options: { ...options, choices: messages } as O & { choices: C } };
}

export interface ReferenceOptions extends FieldOptions {
  /** What deleting the target does: fails, or sets this field to null. */
  onDelete?: "restrict" | "setNull";
  /** Error code when a referenced target is deleted; `referenced` by default. */
  inUse?: string;
}
/** The id of a row of another resource. */
export function reference<
  const T extends string,
  const O extends With<ReferenceOptions, number> = Record<never, never>,
>(target: T, options?: Only<O, ReferenceOptions>): Made<"reference", number, O & { target: T }> {
  return { kind: "reference", options: { ...options, target } as O & { target: T } };
}
/**
 * The id of a row of another resource, or of its child rows as `orders.lines`: a bigint column with
 * a foreign key that prevents deletion of the target. An `integer` on the wire and in filters.
 * Unlike a `reference` it has no label and no picker, since only rules write it.
 */
export function foreignId<const T extends string, const O extends With<FieldOptions, number> = Record<never, never>>(
  target: T,
  options?: Only<O, FieldOptions>,
): Made<"integer", number, O & { references: T }> {
  return { kind: "integer", options: { ...options, references: target } as O & { references: T } };
}
/**
 * An id without a foreign key: of a row in one of several tables, of an author who may be deleted,
 * or in a call's input. A bigint column, and an `integer` everywhere else.
 */
export function rowId<const O extends With<FieldOptions, number> = Record<never, never>>(
  options?: Only<O, FieldOptions>,
): Made<"integer", number, O & { references: null }> {
  return { kind: "integer", options: { ...options, references: null } as O & { references: null } };
}
/** Whether a field contains a row id, and so is wider than an ordinary integer. */
export const holdsRowId = ({ options }: Pick<Field, "options">): boolean => "references" in options;
/**
 * Returns the target resource of a `foreignId`, and for `orders.lines` the target's `rows` field;
 * null for every other field.
 */
export function foreignTarget({ options }: Pick<Field, "options">): { resource: string; rows: string | null } | null {
  const { references: target } = options as { references?: string | null };
  if (!target) return null;
  const [resource = target, rows = null] = target.split(".");
  return { resource, rows };
}

/** Ordered ids of several rows of another resource, stored in a join table. */
export function references<
  const T extends string,
  const O extends With<FieldOptions, readonly number[]> = Record<never, never>,
>(target: T, options?: Only<O, FieldOptions>): Made<"references", number[], O & { target: T }> {
  return { kind: "references", options: { ...options, target } as O & { target: T } };
}

export interface ParentOptions extends FieldOptions {
  /** Maximum number of tree levels; unlimited by default. */
  depth?: number;
}
/** The id of another row of the same resource, which makes the resource a tree. */
export const parent = kind<"parent", number, ParentOptions>("parent");

export interface RowsOptions extends FieldOptions {
  /**
   * The resource whose rows they are, and its field that references the owner: the rows are stored
   * in its table, with `position`.
   */
  storedIn?: {
    readonly resource: string;
    readonly by: string;
    /** The owner's search includes the text of these rows. */
    readonly search?: boolean;
  };
  /** The column that names a row where only text fits. */
  label?: string;
  /**
   * The field that determines which rows exist: in a merge conflict it is chosen together with the
   * rows.
   */
  mergeWith?: string;
}
/**
 * Child rows in their own table, saved with their owner in one transaction. `min` and `max` limit
 * their number.
 */
export function rows<const F extends Fields, const O extends RowsOptions = Record<never, never>>(
  fields: F,
  options?: Only<O, RowsOptions>,
): Made<"rows", RowsValue<F>, O & { fields: F }> {
  return { kind: "rows", options: { ...options, fields } as O & { fields: F } };
}

/**
 * Declares parts of a `json` value, which are then converted like fields of their kind: properties
 * of an object, or of each object of a list. Other parts are sent unchanged.
 */
export interface JsonParts {
  properties?: Fields;
  items?: Fields;
}
export interface JsonOptions<V> extends FieldOptions, JsonParts {
  /** Whether a value in code has the shape, with money in cents. */
  check: (value: unknown) => value is V;
  /** Fields of each object of a list, for the API description only: `check` validates them. */
  describedItems?: Fields;
  /** Returns a specific issue for a value that `check` rejects, instead of the generic one. */
  findIssue?: (value: unknown) => Issue | null;
  /** Formats the value as one line, for cells and the history, where it has no custom display. */
  formatLine?: (value: V) => string;
}
/**
 * A value with a custom shape, stored as jsonb and checked with `check`. Use it only if no other
 * kind fits.
 */
export function json<V>(options: JsonOptions<V>): Made<"json", V, typeof options> {
  return { kind: "json", options };
}

export interface ComputedOptions extends FieldOptions {
  /** Stored in a column that rules write; otherwise the `read` rule calculates it on each read. */
  stored?: boolean;
}
/** A server-calculated value of the given field's kind. */
export function computed<K extends Kind, V, const O extends ComputedOptions = Record<never, never>>(
  of: Field<K, V, FieldOptions>,
  options?: Only<O, ComputedOptions>,
): Made<"computed", V, O & { of: Field<K, V, FieldOptions>; readOnly: true }> {
  return {
    kind: "computed",
    options: { ...options, of, readOnly: true } as unknown as O & { of: Field<K, V, FieldOptions>; readOnly: true },
  };
}
