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
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import { lockPoints, writeEntry } from "./changePoints.ts";

interface Lot {
  id: number;
  memberId: number;
}
/** Expires the rest of a lot after its time; returns false if nothing is left. */
export async function expireLot(ctx: TransactionContext, { id, memberId }: Lot): Promise<boolean> {
  const held = await lockPoints(ctx, memberId);
  const lot = await ctx.tx.first(sql<Calculated<{ amount: TableRow<"point_lots">["remaining"] }>>`
    with lot as (
      select id, remaining from point_lots
      where id = ${id} and remaining > 0 and expires_at <= ${ctx.now.toISOString()}
    )
    update point_lots l set remaining = 0 from lot where l.id = lot.id
    returning lot.remaining as amount`);
  if (!lot) return false;
  const { amount } = lot;
  await writeEntry(ctx, held, { memberId, type: "expire", inOut: "out", amount, shortfall: 0 });
  await updateRows(ctx, "buyers", memberId, { points: sql<number>`t.points - ${amount}` });
  return true;
}

const batch = 200;

/** Expires points at the end of their time. */
export async function expirePoints({ engine, database, now, progress }: JobContext): Promise<void> {
  const findLots = (after: number): Promise<Lot[]> =>
    queryPool(
      database.pool,
      compiler
        .selectFrom("point_lots")
        .select(["id", "member_id as memberId"])
        .where("remaining", ">", 0)
        .where("expires_at", "<=", now.toISOString())
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch),
    );
  await progress.handleAll(findLots, (lot) =>
    inTransaction(engine, { actor: systemActor, now }, (ctx) => expireLot(ctx, lot)),
  );
}
