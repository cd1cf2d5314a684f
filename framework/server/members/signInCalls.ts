import { hash, verify } from "@node-rs/argon2";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type pg from "pg";
import { type MemberSession, parseFields, sessionCalls, validate } from "../../schema/index.ts";
import { queryPool } from "../database/queryPool.ts";
import { domainError, invalid, unauthenticated } from "../domainError.ts";
import { getBody, getCaller } from "../http/createApp.ts";
import { registerAppCall } from "../http/registerAppCall.ts";
import type { Sessions } from "../session/sessions.ts";
import { attempt } from "../session/throttle.ts";
import { memberTable, tenantRef } from "../sql/tenancy.ts";
import { type Tx, transaction } from "../transaction.ts";
import type { MemberRow, TenantOfMember } from "./tables.ts";

type Candidate = Pick<MemberRow, "id" | "password_hash"> & TenantOfMember;

const login = sessionCalls["POST /common/login"];
const logout = sessionCalls["POST /common/logout"];
const session = sessionCalls["GET /common/session"];

/**
 * Verified if the name is unknown, so that the response takes just as long as for an existing
 * member.
 */
const unknownHash = hash("nobody's password");

async function findCandidate(pool: pg.Pool, username: string): Promise<Candidate | null> {
  const [candidate] = await queryPool(
    pool,
    sql<Candidate>`
      select id, ${tenantRef()} as tenant_id, password_hash from ${memberTable()}
      where lower(username) = lower(${username})`,
  );
  return candidate ?? null;
}

/** What the calls of the sign-in need. */
export interface SignInOptions {
  app: FastifyInstance;
  pool: pg.Pool;
  sessions: Sessions<MemberSession>;
}

/**
 * Registers the calls that sign members in and out, and `GET /api/common/session`, which describes
 * the signed-in member.
 */
export function registerSignInCalls({ app, pool, sessions }: SignInOptions): void {
  const write = <T>(work: (tx: Tx) => Promise<T>) =>
    transaction(pool, { tenant: "none" }, "write", work);
  const findSession = async (token: string | null) => {
    const found = token ? await sessions.find(token) : null;
    if (!found) throw unauthenticated();
    return found.session;
  };

  registerAppCall(app, "POST /common/login", login, async (request) => {
    const { values, issues } = parseFields(login.input, getBody(request));
    const wrong = { ...validate(login.input, values), ...issues };
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    const username = String(values.username);
    const member = await findCandidate(pool, username);
    const key = member ? `member ${member.id}` : `name ${username.toLowerCase()}`;
    const tried = await attempt({ pool }, { key }, request.ip);
    const isRight = await verify(
      member?.password_hash ?? (await unknownHash),
      String(values.password),
    );
    if (!isRight || !member) throw domainError("login.failed");
    const token = await write(async (tx) => {
      await tried.succeeded(tx);
      const agent = request.headers["user-agent"]?.slice(0, 255) ?? null;
      const from = { ip: request.ip, agent };
      return sessions.open(tx, { id: member.id, tenantId: member.tenant_id }, from, "password");
    });
    return { token };
  });

  const logOut = async ({ call }: FastifyRequest) => {
    if (!call.actor) return null;
    const { id, actor } = await findSession(call.token);
    await write((tx) => sessions.end(tx, actor.id, { only: id }));
    return null;
  };
  registerAppCall(app, "POST /common/logout", logout, logOut, { config: { session: true } });

  registerAppCall(app, "GET /common/session", session, async (request) => {
    getCaller(request);
    return findSession(request.call.token);
  });
}
