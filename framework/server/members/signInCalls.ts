import { hash, verify } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type pg from "pg";
import { type MemberSession, parseFields, password, text, validate } from "../../schema/index.ts";
import { queryPool } from "../database/queryPool.ts";
import { domainError, invalid, unauthenticated } from "../domainError.ts";
import { ok } from "../http/answerError.ts";
import { getBody, getCaller } from "../http/createApp.ts";
import type { Sessions } from "../session/sessions.ts";
import { attempt } from "../session/throttle.ts";
import { memberTable, tenantRef } from "../sql/tenancy.ts";
import { type Tx, transaction } from "../transaction.ts";
import type { MemberRow, TenantOfMember } from "./tables.ts";

type Candidate = Pick<MemberRow, "id" | "password_hash"> & TenantOfMember;

const fields = {
  username: text({ required: true, max: 255 }),
  password: password({ required: true, min: 1, max: 1000 }),
} as const;

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

  app.post("/api/common/login", { config: { open: true } }, async (request) => {
    const { values, issues } = parseFields(fields, getBody(request));
    const wrong = { ...validate(fields, values), ...issues };
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
    return ok({ token });
  });

  app.post("/api/common/logout", { config: { open: true, session: true } }, async (request) => {
    if (!request.call.actor) return ok(null);
    const session = await findSession(request.call.token);
    await write((tx) => sessions.end(tx, session.actor.id, { only: session.id }));
    return ok(null);
  });

  app.get("/api/common/session", async (request) => {
    getCaller(request);
    return ok(await findSession(request.call.token));
  });
}
