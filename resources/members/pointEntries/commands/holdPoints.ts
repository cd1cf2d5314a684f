import { sql } from "kysely";
import { type PointShare, toCents, toFewestPoints } from "../../../../core/pointValue.ts";
import { readPointsValue } from "../../../../core/server/readPointsValue.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { lockPoints } from "./writeEntry.ts";

/** Calculates what points pay of an amount in cents: as many of the wanted ones as it needs. */
export async function sharePoints(
  tx: Tx,
  { available, wanted, due }: { available: number; wanted: number; due: number },
): Promise<PointShare> {
  if (wanted > available) throw domainError("points.insufficient", { smart_count: available });
  const rate = await readPointsValue(tx);
  if (rate === 0) throw domainError("points.notAccepted");
  const amount = Math.min(toCents(wanted, rate), due);
  return { points: toFewestPoints(amount, rate), amount };
}

/**
 * Holds points of a buyer for an unpaid payment, which the caller has just placed: at most those
 * that pay what is due. Returns what is held.
 *
 * @throws {DomainError} `points.insufficient` when the buyer has fewer that are not held already.
 * @throws {DomainError} `points.notAccepted` when points pay nothing at present.
 */
export async function holdPoints(
  ctx: TransactionContext,
  {
    memberId,
    payOrderId,
    wanted,
    due,
  }: { memberId: number; payOrderId: number; wanted: number; due: number },
): Promise<PointShare> {
  const held = await lockPoints(ctx, memberId);
  const available = held.points - held.pointsHeld;
  const share = await sharePoints(ctx.tx, { available, wanted, due });
  if (share.amount > 0) await hold(ctx, { memberId, payOrderId, share });
  return share;
}

/**
 * Holds the points that the price of an unpaid payment demands, neither more nor fewer.
 *
 * @throws {DomainError} `points.insufficient` when the buyer has fewer that are not held already.
 */
export async function holdExactPoints(
  ctx: TransactionContext,
  { memberId, payOrderId, share }: { memberId: number; payOrderId: number; share: PointShare },
): Promise<void> {
  const held = await lockPoints(ctx, memberId);
  assertAvailable(held.points - held.pointsHeld, share);
  await hold(ctx, { memberId, payOrderId, share });
}
/** Rejects points that the buyer has not, or that unpaid orders hold. */
export function assertAvailable(available: number, { points }: PointShare): void {
  if (points > available) throw domainError("points.insufficient", { smart_count: available });
}

async function hold(
  ctx: TransactionContext,
  {
    memberId,
    payOrderId,
    share: { points, amount },
  }: { memberId: number; payOrderId: number; share: PointShare },
): Promise<void> {
  const { tx } = ctx;
  await tx.run(
    tx.db
      .insertInto("point_holds")
      .values({ member_id: memberId, pay_order_id: payOrderId, points, amount }),
  );
  await updateRows(ctx, "buyers", memberId, {
    points_held: sql<number>`t.points_held + ${points}`,
  });
}
