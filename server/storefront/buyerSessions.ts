import { sql } from "kysely";
import type pg from "pg";
import type { Buyer } from "../../core/server/storefront/buyerCall.ts";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { SessionCache } from "../../framework/server/session/sessionCache.ts";
import { generateToken, hashToken } from "../../framework/server/session/token.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
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
    const { rows } = await this.#pool.query<Pick<TableRow<"buyer_sessions">, "buyer_id">>(
      `with gone as (delete from buyer_sessions where token_hash = $1 returning buyer_id)
       select buyer_id, pg_notify('${buyersChannel}', buyer_id::text) from gone`,
      [hashToken(token)],
    );
    for (const { buyer_id } of rows) this.forget(buyer_id);
  }
  /** Returns the buyer's sessions, that of the token first. */
  async list(buyerId: number, token: string | null): Promise<ListedSession[]> {
    const { rows } = await this.#pool.query<ListedSession>(
      `select id, ip, agent, add_time as "signedInAt", last_used as "lastUsedAt", token_hash = $2 as current from buyer_sessions
       where buyer_id = $1 and expires_at > now() order by token_hash = $2 desc, last_used desc limit 1000`,
      [buyerId, hashToken(token ?? "")],
    );
    return rows;
  }
  /** Ends one session of a buyer; returns whether it existed. */
  async endOne(tx: Tx, buyerId: number, sessionId: number): Promise<boolean> {
    const ended = await tx.run(
      sql`delete from buyer_sessions where id = ${sessionId} and buyer_id = ${buyerId} returning 1`,
    );
    await this.#reload(tx, buyerId);
    return ended.length === 1;
  }
  /** Ends all sessions of a buyer except that of the token; returns how many. */
  async endOthers(tx: Tx, buyerId: number, token: string | null): Promise<number> {
    const ended = await tx.run(sql`
      delete from buyer_sessions where buyer_id = ${buyerId} and token_hash <> ${hashToken(token ?? "")} returning 1`);
    await this.#reload(tx, buyerId);
    return ended.length;
  }
  /** Makes every process reload the buyer's sessions. */
  async #reload(tx: Tx, buyerId: number): Promise<void> {
    tx.afterCommit(() => this.forget(buyerId));
    await tx.run(sql`select pg_notify(${buyersChannel}, ${String(buyerId)})`);
  }
  /** Returns the buyer of a token, or null if the token is invalid. */
  find(token: string): Promise<Buyer | null> {
    const hash = hashToken(token);
    return this.#sessions.of(hash, async () => {
      const { rows } = await this.#pool.query<
        Pick<TableRow<"buyers">, "id"> & {
          name: TableRow<"buyers">["nickname"];
          session: TableRow<"buyer_sessions">["id"];
        } & Calculated<{ stale: boolean }>
      >(
        `select b.id, b.nickname as name, s.id as session, s.last_used < now() - interval '5 minutes' as stale
         from buyer_sessions s join buyers b on b.id = s.buyer_id
         where s.token_hash = $1 and s.expires_at > now() and b.status = 'normal'`,
        [hash],
      );
      const [row] = rows;
      if (row?.stale)
        await this.#pool.query(
          "update buyer_sessions set last_used = now(), expires_at = now() + make_interval(days => $2) where id = $1",
          [row.session, idleDays],
        );
      return row ? { id: row.id, name: row.name } : null;
    });
  }
}
