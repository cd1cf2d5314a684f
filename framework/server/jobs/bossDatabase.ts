import type pg from "pg";
import type PgBoss from "pg-boss";

/**
 * Runs pg-boss on the process's existing pool: one connection per query, since the embedded
 * database has only one. After closing, no query is sent, and pending ones never settle instead of
 * failing as unhandled rejections.
 */
export class BossDatabase implements PgBoss.Db {
  readonly #pool: pg.Pool;
  readonly #pending = new Set<Promise<unknown>>();
  #closed = false;
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }
  executeSql(text: string, values?: unknown[]): ReturnType<PgBoss.Db["executeSql"]> {
    if (this.#closed) return new Promise(() => {});
    const request = this.#ask(text, values);
    const settled = request.then(
      () => {},
      () => {},
    );
    this.#pending.add(settled);
    void settled.finally(() => this.#pending.delete(settled));
    return request;
  }
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#pending);
  }
  async #ask(text: string, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const client = await this.#pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      // Some pg-boss commands open a transaction themselves; left open, it would pass to the next
      // user of the connection.
      await client.query("rollback").then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }
}
