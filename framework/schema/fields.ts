import type { IntegerOptions } from "./compareAndSet.ts";
import type {
  ContentLanguage,
  DateRange,
  Field,
  FieldOptions,
  Fields,
  Kind,
  Localized,
  Point,
} from "./field.ts";
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

/**
 * Declares one line of text: a string of at most 255 characters unless `max` is set. Spaces at its
 * ends are removed.
 *
 * @example
 * ```ts
 * const title = text({ required: true, search: true, max: 100 });
 * ```
 */
export const text = kind<"text", string>("text");
/**
 * Declares text of several lines: a string of at most 5,000 characters unless `max` is set.
 *
 * @example
 * ```ts
 * const reason = longText({ required: true, max: 500 });
 * ```
 */
export const longText = kind<"longText", string>("longText");
/**
 * Declares formatted text: a string of HTML of at most 100,000 characters, which the server
 * sanitizes.
 *
 * @example
 * ```ts
 * const description = richText({ max: 20_000 });
 * ```
 */
export const richText = kind<"richText", string>("richText");
/**
 * Declares a whole number of at most 2,147,483,647.
 *
 * @example
 * ```ts
 * const stock = integer({ required: true, default: 0, min: 0, sortable: true });
 * ```
 */
export const integer = kind<"integer", number, IntegerOptions>("integer");

/** Options of `decimal` in addition to those of every kind. */
export interface DecimalOptions extends FieldOptions {
  /** Decimal digits; 2 by default. */
  decimals?: number;
  /** Unit that messages and screens append to the number, for example `kg`. */
  unit?: string;
}
/**
 * Declares a number with a fixed number of decimals, 2 unless `decimals` is set; `unit` names what
 * it measures.
 *
 * @example
 * ```ts
 * const weight = decimal({ min: 0, decimals: 3, unit: "kg" });
 * ```
 */
export const decimal = kind<"decimal", number, DecimalOptions>("decimal");
/**
 * Declares an amount of money: integer cents in code and in the database, and on the wire a number
 * with at most two decimals. The options `min` and `max` are amounts, and `default` is in cents.
 *
 * @example
 * ```ts
 * const price = money({ required: true, min: 0.01, max: 99_999.99 });
 * const shippingFee = money({ default: 1_250 }); // A$12.50
 * ```
 */
export const money = kind<"money", number>("money");
/**
 * Declares a percentage with at most two decimals, from 0 to 100 unless `min` or `max` is set: 12.5
 * means 12.5 %.
 *
 * @example
 * ```ts
 * const commissionRate = percent({ required: true, max: 50 });
 * ```
 */
export const percent = kind<"percent", number>("percent");
/**
 * Declares a yes or no.
 *
 * @example
 * ```ts
 * const isRecommended = boolean({ default: false, filter: true });
 * ```
 */
export const boolean = kind<"boolean", boolean>("boolean");
/**
 * Declares a calendar day without a time zone: a string `YYYY-MM-DD`.
 *
 * @example
 * ```ts
 * const contractUntil = date({ filter: true });
 * ```
 */
export const date = kind<"date", string>("date");
/**
 * Declares an instant: a string in ISO 8601 and UTC, which screens show in the time zone of the
 * app.
 *
 * @example
 * ```ts
 * const paidAt = dateTime({ readOnly: true, sortable: true });
 * ```
 */
export const dateTime = kind<"dateTime", string>("dateTime");
/**
 * Declares a duration in whole minutes.
 *
 * @example
 * ```ts
 * const pickupWindow = duration({ default: 120, min: 30 });
 * ```
 */
export const duration = kind<"duration", number>("duration");
/**
 * Declares a range of whole days, both ends included: `{ from, to }` as `YYYY-MM-DD`.
 *
 * @example
 * ```ts
 * const saleDays = dateRange({ required: true });
 * ```
 */
export const dateRange = kind<"dateRange", DateRange>("dateRange");
/**
 * Declares an e-mail address of at most 255 characters.
 *
 * @example
 * ```ts
 * const contact = email({ required: true, unique: true });
 * ```
 */
export const email = kind<"email", string>("email");
/**
 * Declares a telephone number: digits, spaces, brackets and hyphens, with an optional `+`, at most
 * 32 characters.
 *
 * @example
 * ```ts
 * const hotline = phone({ search: "exact" });
 * ```
 */
export const phone = kind<"phone", string>("phone");
/**
 * Declares a web address that begins with `http://` or `https://`, at most 2,000 characters.
 *
 * @example
 * ```ts
 * const website = url();
 * ```
 */
export const url = kind<"url", string>("url");
/** Options of `password` in addition to those of every kind. */
export interface PasswordOptions extends FieldOptions {
  /**
   * `false` for a secret that must be sent to another service: stored unhashed, but never read back
   * either.
   */
  hashed?: false;
}
/**
 * Declares a password: stored as an argon2id hash, and never read back. It has 8 to 200 characters
 * unless `min` or `max` is set.
 *
 * @example
 * ```ts
 * const login = password({ required: true });
 * const carrierKey = password({ hashed: false }); // sent to the carrier's service
 * ```
 */
export const password = kind<"password", string, PasswordOptions>("password");
/**
 * Declares a place on the map: `{ lat, lng }`, WGS 84 coordinates in degrees.
 *
 * @example
 * ```ts
 * const location = point({ required: true });
 * ```
 */
export const point = kind<"point", Point>("point");

/** Options of `image`, `images`, `video` and `file` in addition to those of every kind. */
export interface FileOptions extends FieldOptions {
  /** Maximum size in megabytes. */
  size?: number;
  /**
   * Readable only by signed-in members of the shop or the platform; the address alone does not
   * suffice.
   */
  confidential?: boolean;
}
/**
 * Declares a picture: the address of an uploaded jpg or png file. `size` limits the file in
 * megabytes.
 *
 * @example
 * ```ts
 * const mainPicture = image({ required: true, size: 4 });
 * ```
 */
export const image = kind<"image", string, FileOptions>("image");
/**
 * Declares several pictures: a list of addresses in display order; `max` limits their number, 50 by
 * default.
 *
 * @example
 * ```ts
 * const gallery = images({ max: 9, size: 4 });
 * ```
 */
export const images = kind<"images", string[], FileOptions>("images");
/**
 * Declares a video: the address of an uploaded mp4 file. `size` limits the file in megabytes.
 *
 * @example
 * ```ts
 * const clip = video({ size: 50 });
 * ```
 */
export const video = kind<"video", string, FileOptions>("video");
/**
 * Declares an uploaded picture or video: its address. `size` limits the file in megabytes.
 *
 * @example
 * ```ts
 * const licence = file({ required: true, confidential: true });
 * ```
 */
export const file = kind<"file", string, FileOptions>("file");

/** Options of `localized` in addition to those of every kind. */
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
/**
 * Declares a text in several languages: an object of strings by language, `{ en, zhCN, zhTW, km }`,
 * each null if it is missing. A language has at most 255 characters, 5,000 if `long`, 100,000 if
 * `rich`, unless `max` is set.
 *
 * @example
 * ```ts
 * const title = localized({ required: true, requiredLocales: ["en"], search: true });
 * ```
 */
export const localized = kind<"localized", Localized, LocalizedOptions>("localized");

type Choices = readonly string[] | Readonly<Record<string, number>>;
type ChoiceName<C extends Choices> = C extends readonly (infer W extends string)[]
  ? W
  : Extract<keyof C, string>;
/**
 * Declares one of several values, which are strings in code. Declared as a list, the string is also
 * on the wire; declared as `{ value: integer }`, the wire carries the integer. A choice named
 * `status` is the state that actions change.
 *
 * @example
 * ```ts
 * const status = choice(["active", "paused"], { default: "active", readOnly: true });
 * const kind = choice({ ordinary: 1, digital: 2 }, { required: true, filter: true });
 * ```
 */
export function choice<
  const C extends Choices,
  const O extends With<FieldOptions, ChoiceName<NoInfer<C>>> = Record<never, never>,
>(choices: C, options?: Only<O, FieldOptions>): Made<"choice", ChoiceName<C>, O & { choices: C }> {
  return { kind: "choice", options: { ...options, choices } as O & { choices: C } };
}
/**
 * Declares a selection of several of the given strings: a list without duplicates, empty rather
 * than null.
 *
 * @example
 * ```ts
 * const weekdays = choices(["mon", "tue", "wed", "thu", "fri"], { min: 1 });
 * ```
 */
export function choices<
  const C extends readonly string[],
  const O extends With<FieldOptions, readonly NoInfer<C>[number][]> = Record<never, never>,
>(messages: C, options?: Only<O, FieldOptions>): Made<"choices", C[number][], O & { choices: C }> {
  return { kind: "choices", options: { ...options, choices: messages } as O & { choices: C } };
}

/** Options of `reference` in addition to those of every kind. */
export interface ReferenceOptions extends FieldOptions {
  /** What deleting the target does: fails, or sets this field to null. */
  onDelete?: "restrict" | "setNull";
}
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
>(target: T, options?: Only<O, ReferenceOptions>): Made<"reference", number, O & { target: T }> {
  return { kind: "reference", options: { ...options, target } as O & { target: T } };
}
/**
 * Declares the id of a row of another resource, or of its child rows as `orders.lines`: a bigint
 * column with a foreign key that prevents deletion of the target. An `integer` on the wire and in
 * filters. Unlike a `reference` it has no label and no picker, since only rules write it.
 *
 * @example
 * ```ts
 * const order = foreignId("orders", { required: true, readOnly: true, filter: true });
 * ```
 */
export function foreignId<
  const T extends string,
  const O extends With<FieldOptions, number> = Record<never, never>,
>(target: T, options?: Only<O, FieldOptions>): Made<"integer", number, O & { references: T }> {
  return { kind: "integer", options: { ...options, references: target } as O & { references: T } };
}
/**
 * Declares an id without a foreign key: of a row in one of several tables, of an author who may be
 * deleted, or in a call's input. A bigint column, and an `integer` everywhere else.
 *
 * @example
 * ```ts
 * const approvedBy = rowId({ readOnly: true });
 * ```
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
export function foreignTarget({
  options,
}: Pick<Field, "options">): { resource: string; rows: string | null } | null {
  const { references: target } = options as { references?: string | null };
  if (!target) return null;
  const [resource = target, rows = null] = target.split(".");
  return { resource, rows };
}

/**
 * Declares the ids of several rows of another resource: an ordered list of integers, stored in a
 * join table, empty rather than null. `min` and `max` limit their number.
 *
 * @example
 * ```ts
 * const tags = references("goodsTags", { max: 20, filter: true });
 * ```
 */
export function references<
  const T extends string,
  const O extends With<FieldOptions, readonly number[]> = Record<never, never>,
>(target: T, options?: Only<O, FieldOptions>): Made<"references", number[], O & { target: T }> {
  return { kind: "references", options: { ...options, target } as O & { target: T } };
}

/** Options of `parent` in addition to those of every kind. */
export interface ParentOptions extends FieldOptions {
  /** Maximum number of tree levels; unlimited by default. */
  depth?: number;
}
/**
 * Declares the id of another row of the same resource, which makes the resource a tree. A row can
 * be neither its own ancestor nor deeper than `depth`.
 *
 * @example
 * ```ts
 * const parentCategory = parent({ depth: 3 });
 * ```
 */
export const parent = kind<"parent", number, ParentOptions>("parent");

/** Options of `rows` in addition to those of every kind. */
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
 * Declares child rows in their own table: a list of objects of the given fields, each with its
 * `id`, saved with their owner in one transaction. A save without an `id` adds a row, and removes
 * those that it does not list. `min` and `max` limit their number.
 *
 * @example
 * ```ts
 * const lines = rows(
 *   { sku: reference("skus", { required: true }), quantity: integer({ required: true, min: 1 }) },
 *   { min: 1, max: 200, label: "sku" },
 * );
 * ```
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
/** Options of `json` in addition to those of every kind. */
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
 * Declares a value with a custom shape, stored as jsonb. The guard `check` decides which values are
 * accepted, and so gives the field its type. Use it only if no other kind fits.
 *
 * @example
 * ```ts
 * interface OpeningHours {
 *   from: string;
 *   to: string;
 * }
 * const isOpeningHours = (value: unknown): value is OpeningHours =>
 *   typeof value === "object" && value !== null && "from" in value && "to" in value;
 *
 * const openingHours = json({ check: isOpeningHours, required: true });
 * ```
 */
export function json<V>(options: JsonOptions<V>): Made<"json", V, typeof options> {
  return { kind: "json", options };
}

/** Options of `computed` in addition to those of every kind. */
export interface ComputedOptions extends FieldOptions {
  /** Stored in a column that rules write; otherwise the `read` rule calculates it on each read. */
  stored?: boolean;
}
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
export function computed<K extends Kind, V, const O extends ComputedOptions = Record<never, never>>(
  of: Field<K, V, FieldOptions>,
  options?: Only<O, ComputedOptions>,
): Made<"computed", V, O & { of: Field<K, V, FieldOptions>; readOnly: true }> {
  return {
    kind: "computed",
    options: { ...options, of, readOnly: true } as unknown as O & {
      of: Field<K, V, FieldOptions>;
      readOnly: true;
    },
  };
}
