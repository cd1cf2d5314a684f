import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type PgBoss from "pg-boss";

/** Milliseconds until a failed statement is repeated; the last value repeats. */
const pausesMs = [100, 500, 2000, 10_000];

/**
 * Runs pg-boss on the process's existing pool: one connection per statement, since the embedded
 * database has only one.
 *
 * A statement that fails is reported and repeated until the database answers. The workers of
 * pg-boss 10 do not await the statements that end a task, so a rejection of one would end the
 * process; repeated, the end of the task is stored once the connection is back. All statements of
 * pg-boss may be repeated. After closing, no statement is sent, and pending ones never settle.
 */
export class BossDatabase implements PgBoss.Db {
  readonly #pool: pg.Pool;
  readonly #reportError: (error: unknown) => void;
  readonly #pending = new Set<Promise<unknown>>();
  #closed = false;

  constructor(pool: pg.Pool, reportError: (error: unknown) => void) {
    this.#pool = pool;
    this.#reportError = reportError;
  }

  async executeSql(text: string, values?: unknown[]): ReturnType<PgBoss.Db["executeSql"]> {
    for (let failures = 0; !this.#closed; failures += 1) {
      try {
        return await this.#track(this.#ask(text, values));
      } catch (error) {
        if (this.#closed) break;
        this.#reportError(error);
        const pause = pausesMs[Math.min(failures, pausesMs.length - 1)];
        await sleep(pause, undefined, { ref: false });
      }
    }
    return new Promise(() => {});
  }
  /** Waits for the statements that have been sent. */
  async settle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }
  async close(): Promise<void> {
    this.#closed = true;
    await this.settle();
  }

  #track<T>(request: Promise<T>): Promise<T> {
    const settled = request.then(
      () => {},
      () => {},
    );
    this.#pending.add(settled);
    void settled.finally(() => this.#pending.delete(settled));
    return request;
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
