import type { Resource } from "../../schema/index.ts";
import { DomainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { errorEnvelope, toDomainError } from "./answer.ts";
import { isObject } from "./app.ts";

export interface RowFailure {
  id: number;
  code: number;
  message: string;
  error: string;
  /** What is wrong with each of its fields, where that is why. */
  errors?: unknown;
}
export interface RowResults {
  done: number[];
  failed: RowFailure[];
  /** Why each failed row was refused, in the order of `failed`. */
  refusals: DomainError[];
}
/** Does the same to each row in a transaction of its own: one that is refused is named, and stops none of the others. */
export async function rowByRow(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  ids: readonly number[],
  work: (id: number) => Promise<unknown>,
): Promise<RowResults> {
  const done: number[] = [];
  const failed: RowFailure[] = [];
  const refusals: DomainError[] = [];
  for (const id of ids) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      const refusal = toDomainError(error, resource);
      if (!refusal) throw error;
      const { code, message, data } = errorEnvelope(engine, caller.locale, resource, refusal);
      const errors = isObject(data) && data.errors;
      failed.push({ id, code, message, error: refusal.error, ...(errors ? { errors } : {}) });
      refusals.push(refusal);
    }
  }
  return { done, failed, refusals };
}

/**
 * Refuses a call of which every row is refused: a client that reads no more than `code` and `message` must not take it for done.
 * The answer's data still lists the rows.
 *
 * @throws the refusal of the rows where all have the same one; `bulk.allRefused` where they differ.
 */
export function assertAnyDone({ done, failed, refusals }: RowResults, data: Record<string, unknown>): void {
  const [first] = refusals;
  if (!first || done.length > 0) return;

  const codes = new Set(refusals.map(({ code }) => code));
  const reasons = new Set(failed.map(({ error, message }) => `${error} ${message}`));
  if (codes.size === 1 && reasons.size === 1)
    throw new DomainError(first.code, first.error, first.issue, {
      ...(first.issues && { issues: first.issues }),
      reasons: first.reasons,
      data: { ...first.data, ...data },
    });

  const issue = { key: "refusal.allRefused", params: { count: failed.length, message: failed[0]?.message ?? "" } };
  throw new DomainError(codes.size === 1 ? first.code : 409, "bulk.allRefused", issue, { data });
}
