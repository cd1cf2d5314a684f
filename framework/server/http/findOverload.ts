import type { FastifyReply, FastifyRequest } from "fastify";
import { Crowded } from "../database/connectionGate.ts";
import { ClientLeft } from "../database/requestLoad.ts";
import { DatabaseUnavailable } from "../database/sharedPool.ts";
import { DomainError, domainError } from "../domainError.ts";
import { StorageUnwritable } from "../files/storageFault.ts";
import { errorStatuses } from "./errorStatuses.ts";

/**
 * A temporary condition that affects every caller: its response always has the HTTP status of its
 * type, so that proxies and probes see it.
 */
export class Overload extends DomainError {
  /** Seconds. */
  readonly retryAfter: number;
  constructor({ type, code, issue }: DomainError, retryAfter: number) {
    super(type, code, issue, { data: { wait: retryAfter } });
    this.retryAfter = retryAfter;
  }
}
export const unavailable = () =>
  new Overload(domainError("database.unavailable", { seconds: 5 }), 5);

const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|write EPIPE|read ECONNRESET)/;
/** The server shuts down or starts, has no connection left, or drops one. */
const outageCodes = /^(08\w{3}|57P0[1-5]|53300)$/;
function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  return (
    lostConnection.test(error.message) || ("code" in error && outageCodes.test(String(error.code)))
  );
}
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "57014" &&
  /statement timeout/.test(error.message);

const toOverload = ({ retryAfter }: Crowded): Overload =>
  new Overload(domainError("server.overloaded", { seconds: retryAfter }), retryAfter);

/** Converts anything thrown to an overload; null for any other error. */
export function findOverload(error: unknown): Overload | null {
  if (error instanceof Overload) return error;
  if (error instanceof Crowded) return toOverload(error);
  if (isTimeout(error)) return new Overload(domainError("query.timeout"), 10);
  if (error instanceof StorageUnwritable)
    return new Overload(domainError("storage.unwritable"), 30);
  return isOutage(error) ? unavailable() : null;
}

/** Whether the client has disconnected before the answer. */
export const hasClientLeft = (request: FastifyRequest, error: unknown): boolean =>
  error instanceof ClientLeft ||
  (request.load?.hasLeft === true &&
    error instanceof Error &&
    "code" in error &&
    error.code === "57014");

/** Milliseconds between two log lines about one outage. */
const everyMs = 10_000;

/**
 * Logs that the database or the file store is unavailable: once per interval, however many calls
 * fail, and without stack traces.
 */
export class OutageLog {
  #loggedAt = Number.NEGATIVE_INFINITY;
  #unlogged = 0;

  log(request: FastifyRequest, error: unknown, what: string): void {
    const now = performance.now();
    if (now - this.#loggedAt < everyMs) {
      this.#unlogged += 1;
      return;
    }
    const reason = error instanceof Error ? error.message : String(error);
    request.log.error({ reason, earlier: this.#unlogged }, what);
    this.#loggedAt = now;
    this.#unlogged = 0;
  }
}
declare module "fastify" {
  interface FastifyInstance {
    outageLog: OutageLog;
  }
}

/** Prepares the response to an overload: its status and when to retry. */
export function announceOverload(
  request: FastifyRequest,
  reply: FastifyReply,
  overload: Overload,
  error: unknown,
): void {
  if (overload.code === "database.unavailable")
    request.server.outageLog.log(request, error, "the database is unavailable");
  if (overload.code === "storage.unwritable")
    request.server.outageLog.log(request, error, "files cannot be stored");
  reply.code(errorStatuses[overload.type]).header("retry-after", overload.retryAfter);
}
