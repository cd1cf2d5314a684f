import { sql } from "kysely";
import {
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import { lockPoints, writeEntry } from "./writeEntry.ts";

interface Lot {
  id: number;
  memberId: number;
}
/**
 * Expires the rest of a lot after its time; returns false if nothing is left. Unpaid orders can
 * still use what they hold, so that many points wait for these.
 */
export async function expireLot(ctx: TransactionContext, { id, memberId }: Lot): Promise<boolean> {
  const held = await lockPoints(ctx, memberId);
  const free = held.points - held.pointsHeld;
  const lot = await ctx.tx.first(sql<Calculated<{ amount: TableRow<"point_lots">["remaining"] }>>`
    with lot as (
      select id, least(remaining, ${free}::integer) as amount from point_lots
      where id = ${id} and least(remaining, ${free}::integer) > 0
        and expires_at <= ${ctx.now.toISOString()}
    )
    update point_lots l set remaining = l.remaining - lot.amount from lot where l.id = lot.id
    returning lot.amount`);
  if (!lot) return false;
  const { amount } = lot;
  await writeEntry(ctx, held, { memberId, type: "expire", inOut: "out", amount, shortfall: 0 });
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
