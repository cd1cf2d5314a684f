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
  return anyIdParameter(all.length === 1, toIdValue(all));
}

/** `anyId` for a value that is given when the statement is sent: that of `toIdValue`. */
export const anyIdParameter = (isSingle: boolean, value: unknown): RawBuilder<number> =>
  isSingle ? sql<number>`${value}::bigint` : sql<number>`any(${value}::bigint[])`;

/** Returns the value of a parameter that holds a single id or several. */
export const toIdValue = (ids: readonly number[]): number | readonly number[] | undefined =>
  ids.length === 1 ? ids[0] : ids;
