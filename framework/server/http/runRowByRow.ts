import type { Resource } from "../../schema/index.ts";
import { type DomainError, domainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { errorEnvelope, toDomainError } from "./answerError.ts";
import { isObject } from "./createApp.ts";

export interface RowFailure {
  id: number;
  code: number;
  message: string;
  error: string;
  /** Issues of the row's fields, if they are the cause. */
  errors?: unknown;
}
export interface RowResults {
  done: number[];
  failed: RowFailure[];
  /** Error of each failed row, in the order of `failed`. */
  errors: DomainError[];
}
/**
 * Runs the same work for each row in a separate transaction: a failing row is reported and does not
 * stop the others.
 */
export async function runRowByRow(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  ids: readonly number[],
  work: (id: number) => Promise<unknown>,
): Promise<RowResults> {
  const done: number[] = [];
  const failed: RowFailure[] = [];
  const rejected: DomainError[] = [];
  for (const id of ids) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      const domainError = toDomainError(error, resource);
      if (!domainError) throw error;
      const { code, message, data } = errorEnvelope(engine, caller.locale, resource, domainError);
      const errors = isObject(data) && data.errors;
      failed.push({ id, code, message, error: domainError.error, ...(errors ? { errors } : {}) });
      rejected.push(domainError);
    }
  }
  return { done, failed, errors: rejected };
}

/**
 * Throws when every row of a call failed, so that a client that reads only `code` and `message`
 * does not take it for a success. The response data still lists the rows.
 *
 * @throws the rows' error when all have the same one; `bulk.allRejected` when they differ.
 */
export function assertAnyDone(
  { done, failed, errors: rejected }: RowResults,
  data: Record<string, unknown>,
): void {
  const [first] = rejected;
  if (!first || done.length > 0) return;

  const codes = new Set(rejected.map(({ code }) => code));
  const reasons = new Set(failed.map(({ error, message }) => `${error} ${message}`));
  if (codes.size === 1 && reasons.size === 1) throw first.with({ data });

  const params = { count: failed.length, message: failed[0]?.message ?? "" };
  const error = domainError("bulk.allRejected", params, { data });
  throw codes.size === 1 ? error.with({ status: first.code }) : error;
}
