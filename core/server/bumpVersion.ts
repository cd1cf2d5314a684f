import { type RawBuilder, sql } from "kysely";
import { getMemberId, type TransactionContext } from "./transactionContext.ts";

/**
 * Returns the columns of an update that no member runs: the time, and the next version. For a
 * statement that is prepared with placeholders; every other one is sent by `updateRows`, or has
 * `bumpVersion`.
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
export const buildNextVersion = <T extends string | RawBuilder<string>>(at: T) => ({
  upd_time: at,
  version: sql<number>`version + 1`,
});

/**
 * Returns the columns of an update that mark a row as changed: the time, the next version and, if a
 * member runs the command, that member.
 *
 * @example
 * ```ts
 * await ctx.tx.run(
 *   ctx.tx.db
 *     .updateTable("suppliers")
 *     .set({ status: "paused", ...bumpVersion(ctx) })
 *     .where("id", "=", 7),
 * );
 * ```
 */
export function bumpVersion({ now, actor }: Pick<TransactionContext, "now" | "actor">) {
  const memberId = getMemberId(actor);
  return {
    ...buildNextVersion(now.toISOString()),
    ...(memberId !== null && { upd_by: memberId }),
  };
}
