import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import type { MemberSessions } from "../../framework/server/memberSessions.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import {
  maxDays,
  type Session,
  type SessionRow,
  sessionQuery,
  toSession,
  type Way,
} from "./session.ts";
import { SessionCache } from "./sessionCache.ts";
import { deriveRenewedToken, generateToken, hashToken } from "./token.ts";

/**
 * Channel that notifies all API processes of ended sessions and changed permissions: a member's id,
 * or empty for all members.
 */
const sessionsChannel = "markethall_sessions";
/** Days without a call after which a session ends. */
const idleDays = 14;
/**
 * Milliseconds for which a process trusts its session cache; ended sessions are invalidated
 * immediately, through the notification channel.
 */
const trustMs = 10_000;
const maxEntries = 10_000;

export interface FoundSession {
  session: Session;
  /** Replacement token, if the given one is due for renewal. */
  renewed: string | null;
}

/** Tokens are opaque; only their hash is stored. */
export class Sessions implements MemberSessions {
  readonly #pool: pg.Pool;
  readonly #database: Database;
  readonly #sessions = new SessionCache<FoundSession | null>(trustMs, maxEntries);
  constructor(database: Database) {
    this.#database = database;
    this.#pool = database.pool;
  }
  /** Listens for ended sessions and changed permissions of every process. */
  start(): Promise<() => Promise<void>> {
    return this.#database.listen(sessionsChannel, () => this.#sessions.forget());
  }
  async reload(tx: Tx, memberId: number | null = null): Promise<void> {
    tx.afterCommit(() => this.#sessions.forget());
    await tx.run(
      sql`select pg_notify(${sessionsChannel}, ${memberId === null ? "" : String(memberId)})`,
    );
  }
  /** Opens a session in the transaction of the sign-in. */
  async open(
    tx: Tx,
    member: { id: number; tenantId: number | null },
    from: { ip: string; agent: string | null },
    way: Way,
  ): Promise<string> {
    const token = generateToken();
    await tx.run(
      tx.db
        .deleteFrom("sessions")
        .where("member_id", "=", member.id)
        .where("expires_at", "<", sql<string>`now()`),
    );
    await tx.run(sql`
      insert into sessions (token_hash, member_id, shop_id, ip, agent, way, last_used, expires_at)
      values (${hashToken(token)}, ${member.id}, ${member.tenantId}, ${from.ip}, ${from.agent}, ${way}, now(),
        now() + make_interval(days => ${idleDays}))`);
    return token;
  }
  /** Ends one session of a member, all but one, or all; returns how many. */
  async end(
    tx: Tx,
    memberId: number,
    selection: { only?: number; except?: number } = {},
  ): Promise<number> {
    const ended = await tx.run(sql`
      delete from sessions where member_id = ${memberId}
        and id = coalesce(${selection.only ?? null}::bigint, id) and id is distinct from ${selection.except ?? null}::bigint returning 1`);
    await this.reload(tx);
    return ended.length;
  }
  /**
   * Switches a session to another of its member's roles; returns whether the member has that role.
   */
  async changeRole(tx: Tx, session: Session, roleId: number): Promise<boolean> {
    const changed = await tx.run(sql`
      update sessions set role_id = ${roleId} where id = ${session.id} and exists (
        select 1 from members_roles h join roles r on r.id = h.target_id and r.status = 'active'
        where h.parent_id = ${session.member.id} and r.id = ${roleId}) returning 1`);
    await this.reload(tx);
    return changed.length === 1;
  }
  /** Returns the session of a token, or null if there is none. */
  find(token: string): Promise<FoundSession | null> {
    const hash = hashToken(token);
    return this.#sessions.of(hash, async () => {
      const { rows } = await this.#pool.query<SessionRow>(sessionQuery, [hash]);
      const [row] = rows;
      if (!row) return null;
      const renewed = await this.#renewed(token, row);
      await this.#touch(row.id);
      return { session: toSession(row), renewed };
    });
  }
  async #renewed(token: string, row: SessionRow): Promise<string | null> {
    if (row.current && !row.due) return null;
    const salt = generateToken();
    if (row.current)
      await this.#pool.query(
        `update sessions set token_hash = $3, previous_hash = $2, renewal_salt = $4, renewed_at = now()
         where id = $1 and token_hash = $2`,
        [row.id, hashToken(token), hashToken(deriveRenewedToken(token, salt)), salt],
      );
    const { rows } = await this.#pool.query<
      Calculated<{ renewal_salt: NonNullable<TableRow<"sessions">["renewal_salt"]> }>
    >("select renewal_salt from sessions where id = $1 and previous_hash = $2", [
      row.id,
      hashToken(token),
    ]);
    return rows[0] ? deriveRenewedToken(token, rows[0].renewal_salt) : null;
  }
  async #touch(id: number): Promise<void> {
    await this.#pool.query(
      `update sessions set last_used = now(),
         expires_at = least(now() + make_interval(days => $2), add_time + make_interval(days => $3))
       where id = $1 and last_used < now() - interval '5 minutes'`,
      [id, idleDays, maxDays],
    );
  }
}
