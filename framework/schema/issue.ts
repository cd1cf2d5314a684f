/** What is wrong with a value: a key of the words and what its sentence names. */
export interface Issue {
  key: string;
  params?: Readonly<Record<string, string | number>>;
}
/** By field path, `contact` or `lines.2.price`. */
export type Issues = Record<string, Issue>;

/** Thrown by a parser when a value is not of its kind. */
export class InvalidValue extends Error {
  readonly issue: Issue;
  constructor(key: string, params?: Issue["params"]) {
    super(key);
    // A resource may have a sentence of its own.
    const full = key.startsWith("resources.") ? key : `validation.${key}`;
    this.issue = params ? { key: full, params } : { key: full };
  }
}
