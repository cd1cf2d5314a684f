import { sql } from "kysely";
import type pg from "pg";
import { getApp } from "../../schema/index.ts";
import type { Database } from "../database/openDatabase.ts";
import { queryPool } from "../database/queryPool.ts";
import { writePool } from "../database/writePool.ts";
import type { MemberSessions } from "../memberSessions.ts";
import { toTenantValue } from "../sql/tenancy.ts";
import { compiler } from "../tables/compiler.ts";
import type { Calculated, TableRow } from "../tables/DB.ts";
import { sqlNow, sqlNowPlus } from "../tables/sqlNow.ts";
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
    tx.notify(getSessionsChannel(), memberId === null ? "" : String(memberId));
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
        .where("expires_at", "<", sqlNow),
    );
    await tx.run(
      tx.db.insertInto("sessions").values({
        ...toTenantValue(member.tenantId),
        token_hash: hashToken(token),
        member_id: member.id,
        ip: from.ip,
        agent: from.agent,
        way,
        last_used: sqlNow,
        expires_at: sqlNowPlus(idleDays, "days"),
      }),
    );
    return token;
  }
  /** Ends one session of a member, all but one, or all; returns how many. */
  async end(
    tx: Tx,
    memberId: number,
    selection: { only?: number; except?: number } = {},
  ): Promise<number> {
    const { only, except } = selection;
    const ended = await tx.run(
      tx.db
        .deleteFrom("sessions")
        .where("member_id", "=", memberId)
        .$if(only !== undefined, (query) => query.where("id", "=", only ?? 0))
        .$if(except !== undefined, (query) => query.where("id", "!=", except ?? 0))
        .returning("id"),
    );
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
      await writePool(
        this.#pool,
        compiler
          .updateTable("sessions")
          .set({
            token_hash: hashToken(deriveRenewedToken(token, salt)),
            previous_hash: hashToken(token),
            renewal_salt: salt,
            renewed_at: sqlNow,
          })
          .where("id", "=", state.id)
          .where("token_hash", "=", hashToken(token)),
      );
    const [renewed] = await queryPool(
      this.#pool,
      compiler
        .selectFrom("sessions")
        .select("renewal_salt as renewalSalt")
        .where("id", "=", state.id)
        .where("previous_hash", "=", hashToken(token)),
    );
    return renewed?.renewalSalt ? deriveRenewedToken(token, renewed.renewalSalt) : null;
  }
  async #touch(id: number): Promise<void> {
    await writePool(
      this.#pool,
      compiler
        .updateTable("sessions")
        .set({
          last_used: sqlNow,
          expires_at: sql<string>`least(${sqlNowPlus(idleDays, "days")}, add_time + make_interval(days => ${maxDays}))`,
        })
        .where("id", "=", id)
        .where("last_used", "<", sqlNowPlus(-5, "mins")),
    );
  }
}
