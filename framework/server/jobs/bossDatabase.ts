import type pg from "pg";
import type PgBoss from "pg-boss";

/**
 * pg-boss over the pool that the process has anyway: one connection for as long as one of its queries takes, which the embedded database
 * has no more of. After its end nothing is asked, and what still waits for an answer waits for ever instead of failing unheard.
 */
export class BossDatabase implements PgBoss.Db {
  readonly #pool: pg.Pool;
  readonly #asking = new Set<Promise<unknown>>();
  #closed = false;
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }
  executeSql(text: string, values?: unknown[]): ReturnType<PgBoss.Db["executeSql"]> {
    if (this.#closed) return new Promise(() => {});
    const asked = this.#ask(text, values);
    const settled = asked.then(
      () => {},
      () => {},
    );
    this.#asking.add(settled);
    void settled.finally(() => this.#asking.delete(settled));
    return asked;
  }
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#asking);
  }
  async #ask(text: string, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const client = await this.#pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      // Its longer commands open a transaction themselves; left open, the next who borrows the connection would be in it.
      await client.query("rollback").then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }
}
