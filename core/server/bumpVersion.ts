import { sql } from "kysely";
import { getMemberId, type TransactionContext } from "./transactionContext.ts";

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
    upd_time: now.toISOString(),
    version: sql<number>`version + 1`,
    ...(memberId !== null && { upd_by: memberId }),
  };
}
