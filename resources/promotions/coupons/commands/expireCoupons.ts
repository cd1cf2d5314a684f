import { sql } from "kysely";
import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";

/** Ends the distribution of coupons whose last day is over. */
const expireTemplates = ({ engine, database, now, progress }: JobContext): Promise<void> =>
  progress.handleAll(
    (after) =>
      queryPool(
        database.pool,
        compiler
          .selectFrom("coupons")
          .select("id")
          .where("status", "in", ["distributing", "allClaimed"])
          .where("ends_at", "<=", now.toISOString())
          .where("id", ">", after)
          .orderBy("id")
          .limit(200),
      ),
    ({ id }) =>
      inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
        const isOver = sql<boolean>`t.id = ${id} and t.ends_at <= ${now.toISOString()}
          and t.status in ('distributing', 'allClaimed')`;
        return (await updateRows(ctx, "coupons", isOver, { status: "expired" })).length > 0;
      }),
  );

/** Expires unused pieces whose validity is over. */
const expirePieces = ({ engine, database, now, progress }: JobContext): Promise<void> =>
  progress.handleAll(
    (after) =>
      queryPool(
        database.pool,
        compiler
          .selectFrom("received_coupons")
          .select("id")
          .where("status", "=", "unused")
          .where("valid_to", "<=", now.toISOString())
          .where("id", ">", after)
          .orderBy("id")
          .limit(200),
      ),
    ({ id }) =>
      inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
        const isOver = sql<boolean>`t.id = ${id} and t.status = 'unused'
          and t.valid_to <= ${now.toISOString()}`;
        return (await updateRows(ctx, "receivedCoupons", isOver, { status: "expired" })).length > 0;
      }),
  );

/** Expires coupons and the pieces of them that buyers have, each at the end of its last day. */
export async function expireCoupons(context: JobContext): Promise<void> {
  await expireTemplates(context);
  await expirePieces(context);
}
