import { sql } from "kysely";
import type pg from "pg";
import { getApp } from "../../schema/index.ts";
import type { Database } from "../database/openDatabase.ts";
import type { MemberSessions } from "../memberSessions.ts";
import { tenantRef } from "../sql/tenancy.ts";
import type { Calculated, TableRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { SessionCache } from "./sessionCache.ts";
import { deriveRenewedToken, generateToken, hashToken } from "./token.ts";

/**
 * Channel that notifies all API processes of ended sessions and changed permissions: a member's id,
 * or empty for all members.
 */
const getSessionsChannel = () => `${getApp().id}_sessions`;
/** Days after which a session ends, regardless of its use. */
export const maxDays = 30;
/** Days without a call after which a session ends. */
const idleDays = 14;
/**
 * Milliseconds for which a process trusts its session cache; ended sessions are invalidated
 * immediately, through the notification channel.
 */
const trustMs = 10_000;
const maxEntries = 10_000;

/** The stored state of a session. */
export type SessionState = Pick<TableRow<"sessions">, "id"> &
  Calculated<{
    /** Whether the token is the current one, and not one replaced less than a minute ago. */
    current: boolean;
    /** Whether the token is due for replacement. */
    due: boolean;
  }>;
/**
 * Reads the session of a token by the token's hash; null if there is none. What a session knows of
 * its member is the app's own.
 */
export type ReadSession<S> = (
  pool: pg.Pool,
  hash: string,
) => Promise<{ state: SessionState; session: S } | null>;

export interface FoundSession<S> {
  session: S;
  /** Replacement token, if the given one is due for renewal. */
  renewed: string | null;
}

/** The sessions of an app's members. Tokens are opaque; only their hash is stored. */
export class Sessions<S> implements MemberSessions {
  readonly #pool: pg.Pool;
  readonly #database: Database;
  readonly #read: ReadSession<S>;
  readonly #sessions = new SessionCache<FoundSession<S> | null>(trustMs, maxEntries);

  constructor(database: Database, read: ReadSession<S>) {
    this.#database = database;
    this.#pool = database.pool;
    this.#read = read;
  }
  /** Listens for ended sessions and changed permissions of every process. */
  start(): Promise<() => Promise<void>> {
    return this.#database.listen(getSessionsChannel(), () => this.#sessions.forget());
  }
  async reload(tx: Tx, memberId: number | null = null): Promise<void> {
    tx.afterCommit(() => this.#sessions.forget());
    await tx.run(
      sql`select pg_notify(${getSessionsChannel()}, ${memberId === null ? "" : String(memberId)})`,
    );
  }
  /** Opens a session in the transaction of the sign-in. */
  async open(
    tx: Tx,
    member: { id: number; tenantId: number | null },
    from: { ip: string; agent: string | null },
    way: string,
  ): Promise<string> {
    const token = generateToken();
    await tx.run(
      tx.db
        .deleteFrom("sessions")
        .where("member_id", "=", member.id)
        .where("expires_at", "<", sql<string>`now()`),
    );
    await tx.run(sql`
      insert into sessions (token_hash, member_id, ${tenantRef()}, ip, agent, way, last_used, expires_at)
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
  /** Returns the session of a token, or null if there is none. */
  find(token: string): Promise<FoundSession<S> | null> {
    const hash = hashToken(token);
    return this.#sessions.of(hash, async () => {
      const found = await this.#read(this.#pool, hash);
      if (!found) return null;
      const renewed = await this.#renewed(token, found.state);
      await this.#touch(found.state.id);
      return { session: found.session, renewed };
    });
  }
  async #renewed(token: string, state: SessionState): Promise<string | null> {
    if (state.current && !state.due) return null;
    const salt = generateToken();
    if (state.current)
      await this.#pool.query(
        `update sessions set token_hash = $3, previous_hash = $2, renewal_salt = $4, renewed_at = now()
         where id = $1 and token_hash = $2`,
        [state.id, hashToken(token), hashToken(deriveRenewedToken(token, salt)), salt],
      );
    const { rows } = await this.#pool.query<
      Calculated<{ renewal_salt: NonNullable<TableRow<"sessions">["renewal_salt"]> }>
    >("select renewal_salt from sessions where id = $1 and previous_hash = $2", [
      state.id,
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
