import type { RawBuilder } from "kysely";
import type pg from "pg";
import { compileQuery, type Query } from "../tables/compileQuery.ts";

type Queries = Pick<pg.ClientBase, "query">;

/**
 * Runs one statement outside of a transaction, without a tenant scope, and returns its rows.
 *
 * @example
 * ```ts
 * const paused = await queryPool(
 *   engine.database.pool,
 *   compiler.selectFrom("suppliers").select(["id", "name"]).where("status", "=", "paused"),
 * );
 * for (const { id, name } of paused) console.log(id, name);
 * ```
 */
export async function queryPool<T>(pool: Queries, query: Query<T>): Promise<T[]> {
  const { sql, parameters } = compileQuery(query);
  const { rows } = await pool.query<T & pg.QueryResultRow>(sql, [...parameters]);
  return rows;
}

/** Lists the values of rows of one column. */
export const listValues = <T>(rows: readonly Readonly<Record<string, T>>[]): T[] =>
  rows.flatMap((row) => Object.values(row).slice(0, 1));

/**
 * Runs one statement of one column outside of a transaction, and returns the value of its first
 * row; undefined without a row.
 */
export async function queryValue<T>(pool: Queries, query: RawBuilder<T>): Promise<T | undefined> {
  const { sql, parameters } = compileQuery(query);
  const { rows } = await pool.query<Record<string, T>>(sql, [...parameters]);
  return listValues(rows)[0];
}
