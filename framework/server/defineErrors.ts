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

/**
 * Type of an error, free of any transport: `framework/server/http/errorStatuses.ts` gives each its
 * HTTP status.
 *
 * - `invalid`: the input is malformed or violates a rule of its declaration.
 * - `unauthenticated`: the caller has not signed in.
 * - `forbidden`: the caller lacks a permission.
 * - `notFound`: the record does not exist, or the caller cannot see it.
 * - `conflict`: the state of the record, or a concurrent change, does not allow the operation.
 * - `tooLarge`: the input exceeds a maximum size.
 * - `unsupported`: the format of the input is none that can be read.
 * - `rejected`: a business rule rejects a well-formed input.
 * - `rateLimited`: the caller repeats the operation too often.
 * - `defect`: an error of the program.
 * - `unavailable`: a condition that passes affects every caller.
 */
export type ErrorType =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooLarge"
  | "unsupported"
  | "rejected"
  | "rateLimited"
  | "defect"
  | "unavailable";

/** Declaration of an error code. */
export interface ErrorEntry {
  /** What went wrong, in general; the HTTP status follows from it. */
  readonly type: ErrorType;
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
 *     type: "rejected",
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
