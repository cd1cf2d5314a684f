import { type RawBuilder, sql } from "kysely";

/**
 * Returns the columns of an update that mark a row as changed: the time, and the next version. Only
 * for a statement that is prepared with placeholders, whose caller publishes the change; every
 * other one is sent by `updateRows`.
 *
 * @example
 * ```ts
 * const pause = defineStatement(({ id, at }: Placeholders<{ id: number; at: string }>) =>
 *   compiler
 *     .updateTable("suppliers")
 *     .set({ status: sql.lit("paused"), ...buildNextVersion(at) })
 *     .where("id", "=", id),
 * );
 * ```
 */
export const buildNextVersion = (at: RawBuilder<string>) => ({
  upd_time: at,
  version: sql<number>`version + 1`,
});
