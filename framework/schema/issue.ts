/** A validation issue: a message key and its parameters. */
export interface Issue {
  /** A message key, `validation.required` or `resources.books.errors.duplicateIsbn`. */
  key: string;
  params?: Readonly<Record<string, string | number>>;
}
/** Whether a message of yup is an issue, as the rules of fields give them. */
export const isIssue = (message: unknown): message is Issue =>
  typeof message === "object" && message !== null && "key" in message;
/**
 * Issues by field path: `contact`, or `lines.2.price` with the index of a child row.
 *
 * @example
 * ```ts
 * const issues: Issues = {};
 * issues["lines.2.price"] = { key: "validation.min", params: { min: 0.01 } };
 * ```
 */
export type Issues = Record<string, Issue>;

/** Thrown by a parser for a value that is not of its kind. */
export class InvalidValue extends Error {
  readonly issue: Issue;
  constructor(key: string, params?: Issue["params"]) {
    super(key);
    // A resource may define its own message; an issue of `json` has its whole key.
    const full = /^(resources|validation)\./.test(key) ? key : `validation.${key}`;
    this.issue = params ? { key: full, params } : { key: full };
  }
}
