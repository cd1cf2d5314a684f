import { sql } from "kysely";
import type pg from "pg";
import { writePool } from "../../framework/server/database/writePool.ts";

const everyMs = 5_000;

/**
 * Counts opens of products in memory, and writes them every few seconds in one statement: no reader
 * waits for a count, and no two processes for each other's rows. A process that dies loses those of
 * the last seconds.
 */
export class OpenCounts {
  #counts = new Map<number, number>();
  readonly #pool: pg.Pool;
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  count(goodsId: number): void {
    this.#counts.set(goodsId, (this.#counts.get(goodsId) ?? 0) + 1);
  }

  /** Writes what was counted; a failed write is counted again. */
  async flush(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    const rows = JSON.stringify([...counts].map(([id, clicks]) => ({ id, clicks })));
    try {
      await writePool(
        this.#pool,
        sql`insert into goods_counts (shop_id, goods_id, clicks)
          select g.shop_id, g.id, c.clicks
          from jsonb_to_recordset(${rows}::jsonb) as c (id bigint, clicks integer) join goods g on g.id = c.id`,
      );
    } catch (error) {
      for (const [id, clicks] of counts) this.#counts.set(id, (this.#counts.get(id) ?? 0) + clicks);
      throw error;
    }
  }

  /** Begins to write; returns a function that stops it and writes the rest. */
  start(): () => Promise<void> {
    const timer = setInterval(() => {
      // Counts that could not be written are written with the next ones.
      this.flush().catch(() => undefined);
    }, everyMs);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await this.flush().catch(() => undefined);
    };
  }
}
