/** A validation issue: a message key and its parameters. */
export interface Issue {
  key: string;
  params?: Readonly<Record<string, string | number>>;
}
/** Issues by field path, `contact` or `lines.2.price`. */
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
