import { sql } from "kysely";
import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";

/** Ends the distribution of a coupon whose last day is over; returns false if it is not. */
export async function expirePlatformCoupon(ctx: TransactionContext, id: number): Promise<boolean> {
  const isOver = sql<boolean>`t.id = ${id} and t.ends_at <= ${ctx.now.toISOString()}
    and t.status in ('distributing', 'allClaimed')`;
  return (await updateRows(ctx, "platformCoupons", isOver, { status: "expired" })).length > 0;
}
/** Expires an unused piece whose validity is over; returns false if it is not. */
export async function expirePlatformPiece(ctx: TransactionContext, id: number): Promise<boolean> {
  const isOver = sql<boolean>`t.id = ${id} and t.status = 'unused'
    and t.valid_to <= ${ctx.now.toISOString()}`;
  return (
    (await updateRows(ctx, "receivedPlatformCoupons", isOver, { status: "expired" })).length > 0
  );
}

const batch = 200;
const findCoupons =
  ({ database, now }: JobContext) =>
  (after: number): Promise<{ id: number }[]> =>
    queryPool(
      database.pool,
      compiler
        .selectFrom("platform_coupons")
        .select("id")
        .where("status", "in", ["distributing", "allClaimed"])
        .where("ends_at", "<=", now.toISOString())
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch),
    );
const findPieces =
  ({ database, now }: JobContext) =>
  (after: number): Promise<{ id: number }[]> =>
    queryPool(
      database.pool,
      compiler
        .selectFrom("received_platform_coupons")
        .select("id")
        .where("status", "=", "unused")
        .where("valid_to", "<=", now.toISOString())
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch),
    );

/** Expires the platform's coupons and the pieces of them, each at the end of its last day. */
export async function expirePlatformCoupons(context: JobContext): Promise<void> {
  const { engine, now, progress } = context;
  const expire =
    (work: (ctx: TransactionContext, id: number) => Promise<boolean>) =>
    ({ id }: { id: number }) =>
      inTransaction(engine, { actor: systemActor, now }, (ctx) => work(ctx, id));
  await progress.handleAll(findCoupons(context), expire(expirePlatformCoupon));
  await progress.handleAll(findPieces(context), expire(expirePlatformPiece));
}
