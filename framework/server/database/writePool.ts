import type pg from "pg";
import { withRetries } from "../retry.ts";
import { compileQuery, type Query } from "../tables/compileQuery.ts";

/**
 * Runs one write outside of a transaction, without a tenant scope, and returns the rows of its
 * `returning`. A deadlock or serialization failure runs it again. What more than one statement
 * writes, or other processes are notified of, is a `transaction`.
 *
 * @example
 * ```ts
 * const paused = await writePool(
 *   engine.database.pool,
 *   compiler
 *     .updateTable("suppliers")
 *     .set({ status: "paused" })
 *     .where("upd_time", "<", "2026-01-31T00:00:00Z")
 *     .returning(["id", "name"]),
 * );
 * for (const { id, name } of paused) console.log(id, name);
 * ```
 */
export function writePool<T>(pool: pg.Pool, query: Query<T>): Promise<T[]> {
  const { sql, parameters } = compileQuery(query);
  return withRetries(async () => {
    const { rows } = await pool.query<T & pg.QueryResultRow>(sql, [...parameters]);
    return rows;
  });
}
