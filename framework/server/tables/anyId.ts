import { type RawBuilder, sql } from "kysely";

/**
 * One of some ids, at the right of `=`. Unlike the builder's `in`, the statement is the same for
 * any number of ids except one, none among them. A single id is no array: PostgreSQL expects ten
 * elements in any array, so it would plan the prepared statement again for each execution.
 *
 * @example
 * ```ts
 * const found = await tx.run(
 *   tx.db.selectFrom("suppliers").select(["id", "name"]).where("id", "=", anyId([7, 8])),
 * );
 * ```
 */
export function anyId(ids: Iterable<number>): RawBuilder<number> {
  const all = [...ids];
  return all.length === 1 ? sql<number>`${all[0]}::bigint` : sql<number>`any(${all}::bigint[])`;
}
