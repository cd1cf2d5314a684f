import type { FastifyRequest } from "fastify";
import type { Resource, rowFailure, ShapeValue } from "../../schema/index.ts";
import { type DomainError, domainError } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import type { RowOutcome } from "../operations/runBulk.ts";
import { defectEnvelope, errorEnvelope, toDomainError } from "./answerError.ts";

type RowFailure = ShapeValue<typeof rowFailure>;
export interface RowResults {
  done: number[];
  failed: RowFailure[];
  /** Error of each rejected row, in the order of `failed`. */
  errors: DomainError[];
}
/**
 * Splits the outcomes of a bulk call into the rows that are done and the errors of the others. A
 * defect is logged, and fails its row: the caller learns which rows are done.
 *
 * @throws the first error that is a defect, when no row is done.
 */
export function toRowResults(
  engine: Engine,
  resource: Resource,
  { locale }: Pick<Caller, "locale">,
  outcomes: readonly RowOutcome[],
  log: FastifyRequest["log"],
): RowResults {
  const results: RowResults = { done: [], failed: [], errors: [] };
  const isAnyDone = outcomes.some(({ error }) => error === undefined);
  for (const { id, error } of outcomes) {
    if (error === undefined) {
      results.done.push(id);
      continue;
    }
    const domainError = toDomainError(error, resource);
    if (!domainError) {
      if (!isAnyDone) throw error;
      const { code, message, data } = defectEnvelope(engine, locale, log, error);
      results.failed.push({ id, code, message, error: data.error });
      continue;
    }
    const { code, message, data } = errorEnvelope(engine, locale, resource, domainError);
    const { errors } = data;
    const failure = { id, code, message, error: domainError.code };
    results.failed.push(errors ? { ...failure, errors } : failure);
    results.errors.push(domainError);
  }
  return results;
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

  const types = new Set(rejected.map(({ type }) => type));
  const reasons = new Set(failed.map(({ error, message }) => `${error} ${message}`));
  if (types.size === 1 && reasons.size === 1) throw first.with({ data });

  const params = { count: failed.length, message: failed[0]?.message ?? "" };
  const error = domainError("bulk.allRejected", params, { data });
  throw types.size === 1 ? error.with({ type: first.type }) : error;
}
