import { sql } from "kysely";
import { allocate } from "../../../../core/allocate.ts";
import { toShare } from "../../../../core/pointValue.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { HeldPrepaid, PrepaidOrder, PrepaidTender } from "../../../finance/server.ts";
import { lockHold, toHeldPoints } from "../queries/lockHold.ts";
import { recoverPoints, removePoints } from "./changePoints.ts";
import { lockPoints, writeEntry } from "./writeEntry.ts";

/** Takes the points that pay the orders of a payment, the oldest first, and releases the rest. */
async function capture(
  ctx: TransactionContext,
  payOrderId: number,
  orders: readonly PrepaidOrder[],
): Promise<void> {
  const { tx } = ctx;
  const [first] = orders;
  const memberId = first?.memberId ?? (await findHolder(ctx, payOrderId));
  await lockPoints(ctx, memberId);
  const hold = await lockHold(tx, payOrderId);
  const captured = orders.reduce((sum, { amount }) => sum + amount, 0);
  if (!hold || captured > hold.amount)
    throw new Error(`points hold too little for payment ${payOrderId}`);
  const points = toHeldPoints(hold, captured);
  await tx.run(
    tx.db
      .updateTable("point_holds")
      .set({ status: captured > 0 ? "captured" : "released", captured, captured_points: points })
      .where("id", "=", hold.id),
  );
  await updateRows(ctx, "buyers", memberId, {
    points_held: sql<number>`t.points_held - ${hold.points}`,
  });
  const parts = allocate(
    points,
    orders.map(({ amount }) => amount),
  );
  for (const [place, { id: orderId, orderNo, amount: value }] of orders.entries()) {
    const amount = parts[place] ?? 0;
    const of = { memberId, orderId, orderNo };
    const taken = await removePoints(ctx, { ...of, type: "exchange", amount, value });
    if (taken.length === 0) continue;
    await tx.run(
      tx.db.insertInto("point_uses").values(
        taken.map((one) => ({
          member_id: memberId,
          order_id: orderId,
          lot_id: one.lotId,
          points: one.taken,
        })),
      ),
    );
  }
}
async function findHolder({ tx }: TransactionContext, payOrderId: number): Promise<number> {
  const found = await tx.first(
    tx.db.selectFrom("pay_orders").select("member_id as id").where("id", "=", payOrderId),
  );
  if (!found) throw new Error(`there is no payment ${payOrderId}`);
  return found.id;
}

type Paid = Calculated<{
  points: TableRow<"point_entries">["amount"];
  value: number;
  returned: TableRow<"point_entries">["amount"];
  refunded: number;
}>;
/**
 * Returns the points of an amount that is refunded, with their original expiry. All parts of an
 * order return exactly its points.
 */
async function refund(
  ctx: TransactionContext,
  { id: orderId, memberId, orderNo, amount: value }: PrepaidOrder,
): Promise<readonly []> {
  const { tx } = ctx;
  const held = await lockPoints(ctx, memberId);
  const paid = await tx.first(sql<Paid>`
    select coalesce(sum(amount) filter (where type = 'exchange'), 0)::integer as points,
      coalesce(sum(value) filter (where type = 'exchange'), 0)::bigint as value,
      coalesce(sum(amount) filter (where type = 'returned'), 0)::integer as returned,
      coalesce(sum(value) filter (where type = 'returned'), 0)::bigint as refunded
    from point_entries where order_id = ${orderId}`);
  if (!paid || paid.refunded + value > paid.value)
    throw new Error(`points have paid less than ${value} of order ${orderId}`);
  const amount = toShare(paid.points, paid.refunded + value, paid.value) - paid.returned;
  const of = { memberId, orderId, orderNo };
  await writeEntry(ctx, held, {
    ...of,
    type: "returned",
    inOut: "in",
    amount,
    value,
    shortfall: 0,
  });
  if (amount === 0) return [];
  // Those that expire last are the last that were taken.
  await tx.run(sql`
    with parts as (
      select u.id, u.lot_id, least(u.points - u.returned, greatest(${amount} - coalesce(sum(u.points - u.returned)
          over (order by l.expires_at desc, u.id desc rows between unbounded preceding and 1 preceding), 0), 0)) as part
      from point_uses u join point_lots l on l.id = u.lot_id where u.order_id = ${orderId}
    ), used as (
      update point_uses u set returned = u.returned + p.part from parts p where u.id = p.id and p.part > 0
    )
    update point_lots l set remaining = l.remaining + p.part
    from (select lot_id, sum(part) as part from parts group by lot_id) p where l.id = p.lot_id and p.part > 0`);
  await recoverPoints(ctx, memberId, amount);
  return [];
}

/** How orders are paid with points, and refunded to them. */
export const pointPayments: PrepaidTender = {
  method: "points",
  account: "points",
  selectHeld: (payOrderId) => sql<HeldPrepaid>`
    select 'points' as method, null::bigint as "shopId", amount from point_holds
    where pay_order_id = ${payOrderId} and status = 'held'`,
  capture,
  async lockPaid({ tx }, orderIds) {
    await tx.run(sql`
      select id from buyers where id in (
        select member_id from point_entries where order_id = ${anyId(orderIds)} and type = 'exchange')
      order by id for no key update`);
  },
  refund,
};
