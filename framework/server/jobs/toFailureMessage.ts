import { getDefaultLocale } from "../../schema/index.ts";
import { DomainError } from "../domainError.ts";
import type { Engine } from "../engine.ts";
import { errorEnvelope } from "../http/answerError.ts";

/**
 * Returns the sentence that background work stores for an error. A defect is reported too; a
 * database error counts as one here, and its original message is more precise than a user-facing
 * one.
 */
export function toFailureMessage(
  engine: Engine,
  error: unknown,
  report: (error: unknown) => void,
): string {
  if (error instanceof DomainError)
    return errorEnvelope(engine, getDefaultLocale(), undefined, error).message;
  report(error);
  return error instanceof Error ? error.message : String(error);
}
