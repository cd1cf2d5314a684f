import { sql } from "kysely";
import type pg from "pg";
import type { Buyer } from "../../core/server/storefront/buyerCall.ts";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { SessionCache } from "../../framework/server/session/sessionCache.ts";
import { generateToken, hashToken } from "../../framework/server/session/token.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { sqlNow, sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { type BuyerSessionCache, buyersChannel } from "../../resources/members/server.ts";

/** Days without a call after which a session ends. */
const idleDays = 30;
/**
 * Milliseconds for which a process trusts its session cache; a frozen buyer is removed immediately,
 * through the notification channel.
 */
const trustMs = 5000;
const maxEntries = 50_000;

export type ListedSession = Pick<TableRow<"buyer_sessions">, "id" | "ip" | "agent"> &
  Calculated<{
    signedInAt: TableRow<"buyer_sessions">["add_time"];
    lastUsedAt: TableRow<"buyer_sessions">["last_used"];
    current: boolean;
  }>;

/** Buyer sessions. Tokens are opaque; only their hash is stored. A frozen buyer has no sessions. */
export class BuyerSessions implements BuyerSessionCache {
  readonly #pool: pg.Pool;
  readonly #database: Database;
  readonly #sessions = new SessionCache<Buyer | null>(trustMs, maxEntries);
  constructor(database: Database) {
    this.#database = database;
    this.#pool = database.pool;
  }
  /** Listens for ended sessions of every process. */
  start(): Promise<() => Promise<void>> {
    return this.#database.listen(buyersChannel, (payload) => this.forget(Number(payload)));
  }
  /**
   * Removes one buyer from the cache, or all if none is named, because notifications may have been
   * missed.
   */
  forget(buyerId: number): void {
    this.#sessions.forget((buyer) => !buyerId || buyer?.id === buyerId);
  }

  /** Opens a session in the transaction of the sign-in. */
  async open(tx: Tx, buyerId: number, from: { ip: string; agent: string | null }): Promise<string> {
    const token = generateToken();
    await tx.run(sql`
      with gone as (delete from buyer_sessions where buyer_id = ${buyerId} and expires_at < now()),
        seen as (update buyers set last_login_time = now() where id = ${buyerId})
      insert into buyer_sessions (token_hash, buyer_id, ip, agent, expires_at)
      values (${hashToken(token)}, ${buyerId}, ${from.ip}, ${from.agent}, now() + make_interval(days => ${idleDays}))`);
    return token;
  }
  /** Ends the session of a token, in every process. */
  async end(token: string): Promise<void> {
    const ended = await writePool(
      this.#pool,
      sql<Pick<TableRow<"buyer_sessions">, "buyer_id">>`
        with gone as (delete from buyer_sessions where token_hash = ${hashToken(token)} returning buyer_id)
        select buyer_id, pg_notify(${buyersChannel}, buyer_id::text) from gone`,
    );
    for (const { buyer_id } of ended) this.forget(buyer_id);
  }
  /** Returns the buyer's sessions, that of the token first. */
  async list(buyerId: number, token: string | null): Promise<ListedSession[]> {
    return queryPool(
      this.#pool,
      compiler
        .selectFrom("buyer_sessions")
        .select(["id", "ip", "agent", "add_time as signedInAt", "last_used as lastUsedAt"])
        .select(({ eb }) =>
          eb("token_hash", "=", hashToken(token ?? ""))
            .$castTo<boolean>()
            .as("current"),
        )
        .where("buyer_id", "=", buyerId)
        .where("expires_at", ">", sqlNow)
        .orderBy("current", "desc")
        .orderBy("last_used", "desc")
        .limit(1000),
    );
  }
  /** Ends one session of a buyer; returns whether it existed. */
  async endOne(tx: Tx, buyerId: number, sessionId: number): Promise<boolean> {
    const ended = await tx.run(
      tx.db
        .deleteFrom("buyer_sessions")
        .where("id", "=", sessionId)
        .where("buyer_id", "=", buyerId)
        .returning("id"),
    );
    this.#reload(tx, buyerId);
    return ended.length === 1;
  }
  /** Ends all sessions of a buyer except that of the token; returns how many. */
  async endOthers(tx: Tx, buyerId: number, token: string | null): Promise<number> {
    const ended = await tx.run(
      tx.db
        .deleteFrom("buyer_sessions")
        .where("buyer_id", "=", buyerId)
        .where("token_hash", "!=", hashToken(token ?? ""))
        .returning("id"),
    );
    this.#reload(tx, buyerId);
    return ended.length;
  }
  /** Makes every process reload the buyer's sessions. */
  #reload(tx: Tx, buyerId: number): void {
    tx.afterCommit(() => this.forget(buyerId));
    tx.notify(buyersChannel, String(buyerId));
  }
  /** Returns the buyer of a token, or null if the token is invalid. */
  find(token: string): Promise<Buyer | null> {
    const hash = hashToken(token);
    return this.#sessions.of(hash, async () => {
      const [row] = await queryPool(
        this.#pool,
        compiler
          .selectFrom("buyer_sessions as s")
          .innerJoin("buyers as b", "b.id", "s.buyer_id")
          .select(["b.id", "b.nickname as name", "s.id as session"])
          .select(({ eb }) => eb("s.last_used", "<", sqlNowPlus(-5, "mins")).as("isStale"))
          .where("s.token_hash", "=", hash)
          .where("s.expires_at", ">", sqlNow)
          .where("b.status", "=", "normal"),
      );
      if (row?.isStale)
        await writePool(
          this.#pool,
          compiler
            .updateTable("buyer_sessions")
            .set({ last_used: sqlNow, expires_at: sqlNowPlus(idleDays, "days") })
            .where("id", "=", row.session),
        );
      return row ? { id: row.id, name: row.name } : null;
    });
  }
}
