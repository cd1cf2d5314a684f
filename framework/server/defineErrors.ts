/**
 * Kind of a parameter of an error message. `text` is inserted unchanged, `number` is a number,
 * `money` a formatted amount, `time` a formatted time; `count` is a number that selects the plural
 * form, whether the message prints it or not. The others are translated for the reader: `field` is
 * the path of a field, `fields` several, separated by commas, `resource` the name of a resource,
 * `permission` the name of a permission, `messageKey` the key of another message, `list` lines of a
 * name, a tab and its value, which the punctuation of the language joins.
 */
export type ErrorParam =
  | "text"
  | "number"
  | "count"
  | "money"
  | "time"
  | "field"
  | "fields"
  | "resource"
  | "permission"
  | "list"
  | "messageKey";

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** Declaration of an error code. */
export interface ErrorEntry {
  /** HTTP status of the response. */
  readonly status: ErrorStatus;
  /** Parameters of the message; defaults to none. */
  readonly params?: Readonly<Record<string, ErrorParam>>;
  /** Key of the message; defaults to `errors.<code>`. */
  readonly message?: string;
}
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/** Values of the parameters of an error's message. */
export type ErrorParams<E extends ErrorEntry> = E extends { params: infer P }
  ? { readonly [K in keyof P]: P[K] extends "number" | "count" ? number : string }
  : Readonly<Record<string, never>>;

/**
 * Declares the error codes of a domain, each as `<entity>.<condition>` with one meaning.
 *
 * @example
 * ```ts
 * export const supplierErrors = defineErrors({
 *   "supplier.limitReached": {
 *     status: 422,
 *     params: { max: "number" },
 *     message: "resources.suppliers.errors.limitReached",
 *   },
 * });
 * ```
 */
export const defineErrors = <const T extends Readonly<Record<`${string}.${string}`, ErrorEntry>>>(
  table: T,
): T => table;

/** Returns the key of the message of an error code. */
export const getErrorMessageKey = (code: string, entry: ErrorEntry): string =>
  entry.message ?? `errors.${code}`;
