import type { Issue, Issues } from "../schema/index.ts";
import {
  type ErrorEntry,
  type ErrorParams,
  type ErrorType,
  getErrorMessageKey,
} from "./defineErrors.ts";
import { frameworkErrors } from "./frameworkErrors.ts";

interface Details {
  issues?: Issues;
  data?: Record<string, unknown>;
  reasons?: readonly DomainError[];
}

/**
 * An expected error of a call, returned to the client. Anything else that is thrown is a defect and
 * answers 500. `domainError` creates one from the table of error codes.
 */
export class DomainError extends Error {
  readonly type: ErrorType;
  /** Error code, like `record.stale`. */
  readonly code: string;
  readonly issue: Issue;
  readonly issues: Issues | undefined;
  readonly data: Record<string, unknown> | undefined;
  /** The individual errors when several rules forbid the same operation. */
  readonly reasons: readonly DomainError[];
  constructor(type: ErrorType, code: string, issue: Issue, more: Details = {}) {
    super(code);
    this.name = "DomainError";
    this.type = type;
    this.code = code;
    this.issue = issue;
    this.issues = more.issues;
    this.data = more.data;
    this.reasons = more.reasons ?? [];
  }
  /** Returns the same error with additional response data, or with another message. */
  with(more: { data?: Record<string, unknown>; type?: ErrorType; issue?: Issue }): DomainError {
    return new DomainError(more.type ?? this.type, this.code, more.issue ?? this.issue, {
      ...(this.issues && { issues: this.issues }),
      ...((this.data || more.data) && { data: { ...this.data, ...more.data } }),
      reasons: this.reasons,
    });
  }
}

/** What an error carries in addition to its message. */
interface ErrorOptions {
  /** Fields that also get the message. */
  fields?: readonly string[];
  /** Messages of fields that differ from the error's own. */
  issues?: Issues;
  /** Additional data of the response. */
  data?: Record<string, unknown>;
}
type ErrorArguments<E extends ErrorEntry> = E extends { params: object }
  ? [params: ErrorParams<E>, options?: ErrorOptions]
  : [params?: ErrorParams<E>, options?: ErrorOptions];

/**
 * Creates the function that creates the errors of a table. The table gives the type and the
 * message; the caller gives the code and the parameters.
 *
 * @example
 * ```ts
 * const domainError = createDomainError(supplierErrors);
 * throw domainError("supplier.limitReached", { max: 500 });
 * ```
 */
export const createDomainError =
  <T extends { readonly [C in keyof T]: ErrorEntry }>(table: T) =>
  <C extends keyof T & string>(
    code: C,
    ...[params, options]: ErrorArguments<T[C]>
  ): DomainError => {
    const entry: ErrorEntry = table[code];
    const key = getErrorMessageKey(code, entry);
    const filled: Readonly<Record<string, string | number>> = { ...params };
    const issue: Issue = Object.keys(filled).length > 0 ? { key, params: filled } : { key };
    const { fields, issues, data } = options ?? {};
    const all = fields
      ? { ...issues, ...Object.fromEntries(fields.map((field) => [field, issue])) }
      : issues;
    return new DomainError(entry.type, code, issue, {
      ...(all && { issues: all }),
      ...(data && { data }),
    });
  };

/** Creates an error of the framework. */
export const domainError = createDomainError(frameworkErrors);

/** Creates the error of fields that violate a rule of their declaration. */
export const invalid = (issues: Issues): DomainError => {
  const [issue] = Object.values(issues);
  const error = domainError("input.invalid", {}, { issues });
  return issue ? error.with({ issue }) : error;
};
/** Creates the error of an input that names no field; `key` is a message of `validation`. */
export const invalidInput = (key: string, params?: Issue["params"]): DomainError =>
  domainError("input.invalid").with({
    issue: params ? { key: `validation.${key}`, params } : { key: `validation.${key}` },
  });
export const unauthenticated = () => domainError("session.required");
/** Creates the error of a call without a token, whose sender has never been signed in. */
export const notSignedIn = () =>
  unauthenticated().with({ issue: { key: "errors.session.notSignedIn" } });
export const forbidden = (permission: string) =>
  domainError("permission.required", { permission }, { data: { permission } });
export const notFound = () => domainError("record.notFound");

/**
 * Returns the parameters of the error for a command that the status of its record does not allow:
 * the message keys of the command, under `screen.commands` of its resource, and of the status.
 */
export const toStatusParams = (
  resource: string,
  { command, state }: { command: string; state: string },
) => ({
  action: `resources.${resource}.screen.commands.${command}`,
  state: `resources.${resource}.choices.status.${state}`,
});

/**
 * Runs every check and throws all of their errors together.
 *
 * @throws the error itself when there is one; otherwise the first, with all of them as its
 * `reasons`.
 */
export async function assertAll(checks: readonly (() => Promise<void> | void)[]): Promise<void> {
  const errors: DomainError[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push(...(error.reasons.length > 0 ? error.reasons : [error]));
    }
  }
  throwAll(errors);
}
/**
 * Throws errors together, or none if there are none.
 *
 * @throws the error itself when there is one; otherwise the first, with all of them as its
 * `reasons`.
 */
export function throwAll(errors: readonly DomainError[]): void {
  const [first, ...others] = errors;
  if (!first) return;
  throw others.length === 0
    ? first
    : new DomainError(first.type, first.code, first.issue, { reasons: errors });
}
