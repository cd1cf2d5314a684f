import { sql } from "kysely";
import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { toTableName } from "../../../../framework/schema/index.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";

type Found = Pick<TableRow<"coupons">, "id">;
/** Coupons of a kind, and the pieces of them that buyers have. */
interface CouponKind {
  coupons: { name: "coupons" | "platformCoupons"; table: null };
  pieces: { name: "receivedCoupons" | "receivedPlatformCoupons"; table: null };
}

const batch = 200;

/** Creates what expires coupons of a kind and their pieces, each at the end of its last day. */
export function createExpiry({ coupons, pieces }: CouponKind) {
  /** Ends the distribution of a coupon whose last day is over; returns false if it is not. */
  async function expireCoupon(ctx: TransactionContext, id: number): Promise<boolean> {
    const isOver = sql<boolean>`t.id = ${id} and t.ends_at <= ${ctx.now.toISOString()}
      and t.status in ('distributing', 'allClaimed')`;
    return (await updateRows(ctx, coupons.name, isOver, { status: "expired" })).length > 0;
  }
  /** Expires an unused piece whose validity is over; returns false if it is not. */
  async function expirePiece(ctx: TransactionContext, id: number): Promise<boolean> {
    const isOver = sql<boolean>`t.id = ${id} and t.status = 'unused'
      and t.valid_to <= ${ctx.now.toISOString()}`;
    return (await updateRows(ctx, pieces.name, isOver, { status: "expired" })).length > 0;
  }
  const findCoupons =
    ({ database, now }: JobContext) =>
    (after: number): Promise<Found[]> =>
      queryPool(
        database.pool,
        sql<Found>`select id from ${sql.table(toTableName(coupons))}
          where status in ('distributing', 'allClaimed') and ends_at <= ${now.toISOString()} and id > ${after}
          order by id limit ${batch}`,
      );
  const findPieces =
    ({ database, now }: JobContext) =>
    (after: number): Promise<Found[]> =>
      queryPool(
        database.pool,
        sql<Found>`select id from ${sql.table(toTableName(pieces))}
          where status = 'unused' and valid_to <= ${now.toISOString()} and id > ${after}
          order by id limit ${batch}`,
      );
  async function expireAll(context: JobContext): Promise<void> {
    const { engine, now, progress } = context;
    const expire =
      (work: (ctx: TransactionContext, id: number) => Promise<boolean>) =>
      ({ id }: { id: number }) =>
        inTransaction(engine, { actor: systemActor, now }, (ctx) => work(ctx, id));
    await progress.handleAll(findCoupons(context), expire(expireCoupon));
    await progress.handleAll(findPieces(context), expire(expirePiece));
  }
  return { expireCoupon, expirePiece, expireAll };
}
