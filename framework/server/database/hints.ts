import type pg from "pg";

/** Milliseconds in which hints are collected. */
const collectMs = 20;

/**
 * Notifies the other processes of what transactions have changed, after their commit. A
 * notification inside a transaction takes a lock over the whole server until its commit, so that
 * transactions that notify would commit one after another; here the hints of many go out together,
 * in a transaction of their own. A hint is lost where its process dies before: it makes others look
 * sooner, and nothing may depend on it.
 */
export class Hints {
  readonly #pool: pg.Pool;
  readonly #waiting = new Map<string, [channel: string, payload: string]>();
  #timer: NodeJS.Timeout | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Adds a hint; equal ones are sent once. */
  add(channel: string, payload: string): void {
    this.#waiting.set(`${channel} ${payload}`, [channel, payload]);
    this.#timer ??= setTimeout(() => void this.flush(), collectMs).unref();
  }

  /** Sends what has been added. A failure loses it. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const hints = [...this.#waiting.values()];
    this.#waiting.clear();
    if (hints.length === 0) return;
    await this.#pool
      .query(
        "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as hint (channel, payload)",
        [hints.map(([channel]) => channel), hints.map(([, payload]) => payload)],
      )
      .catch(() => {});
  }
}
