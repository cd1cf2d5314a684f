import { sql } from "kysely";
import { bumpVersion } from "../../../../core/server/bumpVersion.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { scheduleSalesAggregation } from "../../../goods/server.ts";
import { releaseStock } from "../../../inventory/server.ts";
import { lockPayOrder } from "../../../payments/server.ts";
import type { cancelReasons } from "../orders.ts";
import { checkState, type LockedOrder } from "../queries/lockOrders.ts";

/** Cancels an unpaid order: releases its stock, and lowers the amount of its payment. */
export async function cancelOrder(
  ctx: TransactionContext,
  order: LockedOrder,
  reason: (typeof cancelReasons)[number],
  remark: string | null = null,
): Promise<void> {
  const { tx, now } = ctx;
  checkState(order, ["unpaid"], "cancel");
  await tx.run(
    tx.db
      .updateTable("orders")
      .set({
        status: "cancelled",
        cancel_reason: reason,
        cancel_time: now.toISOString(),
        ...bumpVersion(ctx),
      })
      .where("id", "=", order.id),
  );
  await sumUp(ctx, order.payOrderId);
  await releaseStock(ctx, order.id, { cause: "cancel" }, scheduleSalesAggregation);
  await recordEvents(ctx, {
    orderId: order.id,
    shopId: order.shopId,
    kind: "cancelled",
    data: { reason, remark },
  });
  await publishChanges(ctx, [order.shopId], ["orders"]);
}

/**
 * Recalculates the amount of a payment from its remaining orders; without any, it is cancelled. The
 * payment is locked first: a statement that waits for the lock would add up the orders as they were
 * before another command changed one of them.
 */
export async function sumUp(
  { tx, now }: Pick<TransactionContext, "tx" | "now">,
  payOrderId: number,
): Promise<void> {
  await lockPayOrder(tx, payOrderId);
  await tx.run(sql`
    update pay_orders p set amount = coalesce(o.amount, p.amount), status = case when o.amount is null then 'cancelled' else p.status end,
      upd_time = ${now.toISOString()}, version = version + 1
    from (select sum(pay_price) as amount from orders where pay_order_id = ${payOrderId} and status <> 'cancelled') o
    where p.id = ${payOrderId} and p.status = 'unpaid'`);
}
