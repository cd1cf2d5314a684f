import type { FastifyReply, FastifyRequest } from "fastify";
import type {
  FileCallName,
  Resource,
  StandardAnswer,
  StandardCallName,
} from "../../../schema/index.ts";
import { invalidInput } from "../../domainError.ts";
import type { Caller, Engine } from "../../engine.ts";
import { parseIdOrNull, parseIds } from "../../sql/readListRequest.ts";
import type { FileBody } from "../FileBody.ts";

/**
 * What a handler of a call receives.
 *
 * @example
 * ```ts
 * const countRows = async ({ engine, resource, caller }: CallContext): Promise<number> =>
 *   (await engine.read(caller.actor, (tx) => readTree(tx, resource, caller))).length;
 * ```
 */
export interface CallContext {
  engine: Engine;
  resource: Resource;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}
/** Answers a call: `data` of the envelope, or a file. */
export type CallHandler<A = unknown> = (context: CallContext) => Promise<A>;
/** The handler of each standard call; the protocol defines the type of its answer. */
export type CallHandlers = {
  readonly [N in StandardCallName]: CallHandler<
    StandardAnswer<N> | (N extends FileCallName ? FileBody : never)
  >;
};

/**
 * Parses the id of one row.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseId(raw: unknown): number {
  const id = parseIdOrNull(raw);
  if (id === null) throw invalidInput("idInvalid");
  return id;
}
/**
 * Parses the ids of a call for several rows, at least one.
 *
 * @throws {DomainError} `input.invalid` when none is given, or one is invalid.
 */
export function parseSomeIds({ ids, id }: { ids?: unknown; id?: unknown }): number[] {
  const found = parseIds(ids ?? id);
  if (found.length === 0) throw invalidInput("idsMissing");
  return found;
}
