import { type RawBuilder, sql } from "kysely";

/** The time at which the transaction of a statement began, on the database's clock. */
export const sqlNow = sql<string>`now()`;

/**
 * The time `count` units after `sqlNow`, or before it where `count` is negative.
 *
 * @example
 * ```ts
 * const recent = compiler
 *   .selectFrom("suppliers")
 *   .select("id")
 *   .where("add_time", ">", sqlNowPlus(-1, "hours"));
 * ```
 */
export const sqlNowPlus = (
  count: number,
  unit: "secs" | "mins" | "hours" | "days",
): RawBuilder<string> => sql`now() + make_interval(${sql.raw(unit)} => ${count})`;
