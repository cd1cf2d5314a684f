import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { readPrepaid } from "../../../finance/server.ts";
import { lockHold, toHeldPoints } from "../queries/lockHold.ts";
import { lockPoints } from "./writeEntry.ts";

/**
 * Releases the points that are held for a cancelled order, as far as the other orders of its
 * payment do not owe them. A repeated call releases nothing.
 */
export async function releasePoints(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx } = ctx;
  // Most orders are paid without points.
  const found = await tx.first(
    tx.db
      .selectFrom("orders as o")
      .innerJoin("point_holds as h", "h.pay_order_id", "o.pay_order_id")
      .select(["h.pay_order_id as payOrderId", "h.member_id as memberId"])
      .where("o.id", "=", orderId)
      .where("h.status", "=", "held")
      .limit(1),
  );
  if (!found) return;
  const { payOrderId, memberId } = found;
  await tx.run(
    tx.db.selectFrom("pay_orders").select("id").where("id", "=", payOrderId).forNoKeyUpdate(),
  );
  await lockPoints(ctx, memberId);
  const hold = await lockHold(tx, payOrderId);
  if (!hold) return;
  const tenders = await readPrepaid(ctx, payOrderId);
  const amount = tenders.find(({ method }) => method === "points")?.amount ?? 0;
  if (amount === hold.amount) return;
  const points = toHeldPoints(hold, amount);
  await tx.run(
    tx.db
      .updateTable("point_holds")
      .set(amount === 0 ? { status: "released" } : { points, amount })
      .where("id", "=", hold.id),
  );
  await updateRows(ctx, "buyers", memberId, {
    points_held: sql<number>`t.points_held - ${hold.points - points}`,
  });
}
