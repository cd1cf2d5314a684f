import type { Issue, Issues } from "../schema/index.ts";

/**
 * An expected error of a call, returned to the client. Anything else that is thrown is a defect and
 * answers 500.
 */
export class DomainError extends Error {
  readonly code: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  /** Error code, like `record.stale`. */
  readonly error: string;
  readonly issue: Issue;
  readonly issues: Issues | undefined;
  readonly data: Record<string, unknown> | undefined;
  /** The individual errors when several rules forbid the same operation. */
  readonly reasons: readonly DomainError[];
  constructor(
    code: DomainError["code"],
    error: string,
    issue: Issue,
    more: { issues?: Issues; data?: Record<string, unknown>; reasons?: readonly DomainError[] } = {},
  ) {
    super(`${code} ${error}`);
    this.name = "DomainError";
    this.code = code;
    this.error = error;
    this.issue = issue;
    this.issues = more.issues;
    this.data = more.data;
    this.reasons = more.reasons ?? [];
  }
}

const t = (key: string, params?: Issue["params"]): Issue =>
  params ? { key: `errors.${key}`, params } : { key: `errors.${key}` };

/** Error for fields that violate a rule of their declaration. */
export const invalid = (issues: Issues): DomainError => {
  const [first] = Object.values(issues);
  return new DomainError(400, "invalid", first ?? { key: "validation.malformedBody" }, { issues });
};
export const invalidInput = (key: string, params?: Issue["params"]): DomainError =>
  new DomainError(400, "invalid", params ? { key: `validation.${key}`, params } : { key: `validation.${key}` });
export const unauthenticated = () => new DomainError(401, "unauthenticated", t("unauthenticated"));
export const forbidden = (permission: string) =>
  new DomainError(403, "forbidden", t("forbidden", { permission }), { data: { permission } });
export const notFound = () => new DomainError(404, "notFound", t("notFound"));
export const conflict = (error: string, key: string, params?: Issue["params"], data?: Record<string, unknown>) =>
  new DomainError(409, error, t(key, params), data ? { data } : {});

/**
 * Error for a command that the state of its record does not allow: 409 with a message that names
 * both in the reader's language. The command's name is a message of the resource under
 * `screen.commands`.
 */
export const wrongState = (error: string, resource: string, { command, state }: { command: string; state: string }) =>
  conflict(
    error,
    "state",
    {
      action: `resources.${resource}.screen.commands.${command}`,
      state: `resources.${resource}.choices.status.${state}`,
    },
    { state },
  );

/**
 * Creates the error of a violated domain rule: status 422 with a domain error code and a message
 * key. Rules throw it: `throw domainError("storage.missing", { key:
 * "resources.warehouses.errors.missing" })`.
 */
export const domainError = (error: string, issue: Issue, issues?: Issues) =>
  new DomainError(422, error, issue, issues ? { issues } : {});

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
  const [first, ...others] = errors;
  if (!first) return;
  throw others.length === 0 ? first : new DomainError(first.code, first.error, first.issue, { reasons: errors });
}
