import type { IntegerOptions } from "./compareAndSet.ts";
import type { ContentLanguage, DateRange, Field, FieldOptions, Fields, Kind, Localized, Point } from "./field.ts";
import type { Issue } from "./issue.ts";
import type { RowsValue } from "./row.ts";

type Made<K extends Kind, V, O> = Field<K, V, O & FieldOptions>;

/** Options of a kind whose value is a `V`: its default is one too. */
type With<B, V> = Omit<B, "default"> & { default?: V };
/** Refuses options that the kind does not have, which inference would let pass. */
type Only<O, B> = O & { readonly [K in Exclude<keyof O, keyof B>]: never };

/** `const` keeps the literal types of the options, from which a row's type is inferred. */
function kind<K extends Kind, V, B extends FieldOptions = FieldOptions>(name: K) {
  return <const O extends With<B, V> = With<B, V>>(options?: Only<O, B>): Made<K, V, O> => ({
    kind: name,
    options: options ?? ({} as O),
  });
}

/** One line of text, at most 255 characters unless `max` says other. */
export const text = kind<"text", string>("text");
/** Several lines, at most 5,000 characters unless `max` says other. */
export const longText = kind<"longText", string>("longText");
/** HTML, cleaned on the server. */
export const richText = kind<"richText", string>("richText");
export const integer = kind<"integer", number, IntegerOptions>("integer");

export interface DecimalOptions extends FieldOptions {
  /** Digits after the point; 2 unless said. */
  decimals?: number;
  /** A unit that the words and screens put behind the number, like `kg`. */
  unit?: string;
}
export const decimal = kind<"decimal", number, DecimalOptions>("decimal");
/** Integer cents in code and in the database, a number with at most two decimals on the wire. `min` and `max` are amounts. */
export const money = kind<"money", number>("money");
/** Percent with at most two decimals: 12.5 is 12.5 %. */
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
  /** `false` for what another service must be told again: it is kept as it is, and no more read back than a hash. */
  hashed?: false;
}
/** Kept as an argon2id hash; never read back. */
export const password = kind<"password", string, PasswordOptions>("password");
export const point = kind<"point", Point>("point");

export interface FileOptions extends FieldOptions {
  /** Largest size in megabytes. */
  size?: number;
  /** Seen by whoever is signed in to the shop or to the platform, and by nobody else who learns its address. */
  confidential?: boolean;
}
/** Address of an uploaded jpg or png. */
export const image = kind<"image", string, FileOptions>("image");
/** Addresses in the order shown; `max` limits how many. */
export const images = kind<"images", string[], FileOptions>("images");
/** Address of an uploaded mp4. */
export const video = kind<"video", string, FileOptions>("video");
export const file = kind<"file", string, FileOptions>("file");

export interface LocalizedOptions extends FieldOptions {
  /** Which languages it holds; all four unless said. `required` asks for each of them. */
  languages?: readonly ContentLanguage[];
  /** The languages that `required` asks for, where the others may be missing. */
  needed?: readonly ContentLanguage[];
  /** Several lines in each language. */
  long?: boolean;
  /** HTML in each language, cleaned on the server. */
  rich?: boolean;
}
export const localized = kind<"localized", Localized, LocalizedOptions>("localized");

type Choices = readonly string[] | Readonly<Record<string, number>>;
type WordOf<C extends Choices> = C extends readonly (infer W extends string)[] ? W : Extract<keyof C, string>;
/** One of some words. Given as `{ word: integer }` it travels as its integer and is its word everywhere else. */
export function choice<
  const C extends Choices,
  const O extends With<FieldOptions, WordOf<NoInfer<C>>> = Record<never, never>,
>(choices: C, options?: Only<O, FieldOptions>): Made<"choice", WordOf<C>, O & { choices: C }> {
  return { kind: "choice", options: { ...options, choices } as O & { choices: C } };
}
/** Several of some words. */
export function choices<
  const C extends readonly string[],
  const O extends With<FieldOptions, readonly NoInfer<C>[number][]> = Record<never, never>,
>(messages: C, options?: Only<O, FieldOptions>): Made<"choices", C[number][], O & { choices: C }> {
  return { kind: "choices", options: { ...options, choices: messages } as O & { choices: C } };
}

export interface ReferenceOptions extends FieldOptions {
  /** What the target's deletion does to this row: it is refused, or this field is emptied. */
  onDelete?: "restrict" | "setNull";
  /** The machine word with which the deletion of a target in use is refused; `referenced` unless said. */
  inUse?: string;
}
/** The id of one row of another resource. */
export function reference<
  const T extends string,
  const O extends With<ReferenceOptions, number> = Record<never, never>,
>(target: T, options?: Only<O, ReferenceOptions>): Made<"reference", number, O & { target: T }> {
  return { kind: "reference", options: { ...options, target } as O & { target: T } };
}
/**
 * The id of one row of another resource, or of its child rows as `orders.lines`: a bigint column with a foreign key, which refuses the
 * target's deletion. It travels and is filtered as an `integer`; unlike a `reference` it has no label and no picker, since only rules write it.
 */
export function foreignId<const T extends string, const O extends With<FieldOptions, number> = Record<never, never>>(
  target: T,
  options?: Only<O, FieldOptions>,
): Made<"integer", number, O & { references: T }> {
  return { kind: "integer", options: { ...options, references: target } as O & { references: T } };
}
/**
 * An id that no foreign key can hold: of a row in one of several tables, of an author who may be deleted, or in a call's input. A bigint
 * column, and an `integer` everywhere else.
 */
export function rowId<const O extends With<FieldOptions, number> = Record<never, never>>(
  options?: Only<O, FieldOptions>,
): Made<"integer", number, O & { references: null }> {
  return { kind: "integer", options: { ...options, references: null } as O & { references: null } };
}
/** Whether a field holds an id of a row, and so is wider than an integer that counts. */
export const holdsRowId = ({ options }: Pick<Field, "options">): boolean => "references" in options;
/** The resource and, of `orders.lines`, the field of it whose rows a `foreignId` points at; null for every other field. */
export function foreignTarget({ options }: Pick<Field, "options">): { resource: string; rows: string | null } | null {
  const { references: target } = options as { references?: string | null };
  if (!target) return null;
  const [resource = target, rows = null] = target.split(".");
  return { resource, rows };
}

/** Ids of several rows of another resource, in order, kept in a table between the two. */
export function references<
  const T extends string,
  const O extends With<FieldOptions, readonly number[]> = Record<never, never>,
>(target: T, options?: Only<O, FieldOptions>): Made<"references", number[], O & { target: T }> {
  return { kind: "references", options: { ...options, target } as O & { target: T } };
}

export interface ParentOptions extends FieldOptions {
  /** How many levels the tree may have; no limit unless said. */
  depth?: number;
}
/** The id of another row of the same resource, which makes the resource a tree. */
export const parent = kind<"parent", number, ParentOptions>("parent");

export interface RowsOptions extends FieldOptions {
  /** The resource whose rows they are, and its field that points at their owner: they then stand in its table, with `position`. */
  storedIn?: {
    readonly resource: string;
    readonly by: string;
    /** The owner's search finds it by the words of one of these rows too. */
    readonly search?: boolean;
  };
  /** The column that names a row where only a sentence fits. */
  label?: string;
  /** The field whose value says which rows there are: where two people change it, it is chosen together with the rows. */
  follow?: string;
}
/** Child rows in a table of their own, saved with their owner in one transaction. `min` and `max` limit how many. */
export function rows<const F extends Fields, const O extends RowsOptions = Record<never, never>>(
  fields: F,
  options?: Only<O, RowsOptions>,
): Made<"rows", RowsValue<F>, O & { fields: F }> {
  return { kind: "rows", options: { ...options, fields } as O & { fields: F } };
}

/**
 * What a `json` field declares of its value, so that it travels as its kind does: properties of an object, or of each object of a list.
 * Others travel as they are.
 */
export interface JsonParts {
  properties?: Fields;
  items?: Fields;
}
export interface JsonOptions<V> extends FieldOptions, JsonParts {
  /** Whether a value in code has the shape: its money in cents. */
  check: (value: unknown) => value is V;
  /** What is wrong with a value that `check` refuses, where a sentence says more than that its form is wrong. */
  findIssue?: (value: unknown) => Issue | null;
  /** How it reads in one line, where no screen draws it: in a cell, in its history. */
  inWords?: (value: V) => string;
}
/** A value with a shape of its own, kept as jsonb; `check` says whether it has that shape. The last resort. */
export function json<V>(options: JsonOptions<V>): Made<"json", V, typeof options> {
  return { kind: "json", options };
}

export interface ComputedOptions extends FieldOptions {
  /** Kept in a column that rules write; without it, the `read` rule fills it in each time. */
  stored?: boolean;
}
/** A value that the server fills in, of the kind of the field given. */
export function computed<K extends Kind, V, const O extends ComputedOptions = Record<never, never>>(
  of: Field<K, V, FieldOptions>,
  options?: Only<O, ComputedOptions>,
): Made<"computed", V, O & { of: Field<K, V, FieldOptions>; readOnly: true }> {
  return {
    kind: "computed",
    options: { ...options, of, readOnly: true } as unknown as O & { of: Field<K, V, FieldOptions>; readOnly: true },
  };
}
