import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import type { Resource } from "../../framework/schema/index.ts";
import { unauthenticated } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { getCaller } from "../../framework/server/http/createApp.ts";
import type { Sessions } from "../../framework/server/session/sessions.ts";
import type { Turns } from "../../framework/server/session/turns.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";
import type { Session } from "../session/session.ts";
import type { OpenId } from "./openId.ts";

/**
 * Dependencies of sign-in. It runs outside of any tenant scope, because the caller is not known
 * yet.
 */
export interface AuthContext {
  app: FastifyInstance;
  engine: Engine;
  pool: pg.Pool;
  sessions: Sessions<Session>;
  resources: readonly Resource[];
  /** Concurrent attempts at the secrets of one member wait for each other. */
  proofTurns: Turns;
  openId: OpenId | null;
  /** Address at which browsers reach the server, if it differs from the request's. */
  publicUrl: string | null;
}
/** Route that needs no token. */
export const open = { config: { open: true } };

export const write = <T>(
  { pool }: Pick<AuthContext, "pool">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => transaction(pool, { tenant: "none" }, "write", work);

/**
 * Returns the session of the caller of an authenticated route.
 *
 * @throws {DomainError} `session.required` when nobody is signed in.
 */
export async function requireSession(
  { sessions }: AuthContext,
  request: FastifyRequest,
): Promise<Session> {
  getCaller(request);
  const found = request.call.token ? await sessions.find(request.call.token) : null;
  if (!found) throw unauthenticated();
  return found.session;
}
/** Network address and user agent of a request, as sessions and logs store them. */
export const getClient = (request: FastifyRequest) => ({
  ip: request.ip,
  agent: request.headers["user-agent"]?.slice(0, 255) ?? null,
});
