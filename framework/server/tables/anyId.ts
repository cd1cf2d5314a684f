import { type RawBuilder, sql } from "kysely";

/**
 * One of some ids, for a condition of the builder. Unlike its `in`, the statement is the same for
 * any number of ids, none among them.
 *
 * @example
 * ```ts
 * const found = await tx.run(
 *   tx.db.selectFrom("suppliers").select(["id", "name"]).where("id", "=", anyId([7, 8])),
 * );
 * ```
 */
export const anyId = (ids: Iterable<number>): RawBuilder<number> =>
  sql<number>`any(${[...ids]}::bigint[])`;
