import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import { releaseStock } from "../../../inventory/server.ts";
import { lockPayOrder } from "../../../payments/server.ts";
import type { cancelReasons } from "../orders.ts";
import { checkState, type LockedOrder } from "../queries/lockOrders.ts";
import { orderCancelled } from "./orderCancelled.ts";

type PayOrderState = TableRow<"pay_orders">["status"];

/** Cancels an unpaid order: releases its stock, and lowers the amount of its payment. */
export async function cancelOrder(
  ctx: TransactionContext,
  order: LockedOrder,
  reason: (typeof cancelReasons)[number],
  remark: string | null = null,
): Promise<void> {
  const { now } = ctx;
  checkState(order, ["unpaid"], "cancel");
  await updateRows(ctx, "orders", order.id, {
    status: "cancelled",
    cancel_reason: reason,
    cancel_time: now.toISOString(),
  });
  await sumUp(ctx, order.payOrderId);
  await releaseStock(ctx, order.id, { cause: "cancel" });
  await recordEvents(ctx, {
    orderId: order.id,
    shopId: order.shopId,
    kind: "cancelled",
    data: { reason, remark },
  });
  emit(ctx, orderCancelled(order, reason));
}

/**
 * Recalculates the amount of a payment from its remaining orders; without any, it is cancelled. The
 * payment is locked first: a statement that waits for the lock would add up the orders as they were
 * before another command changed one of them.
 */
export async function sumUp(ctx: TransactionContext, payOrderId: number): Promise<void> {
  await lockPayOrder(ctx.tx, payOrderId);
  const amount = sql<number | null>`(
    select sum(pay_price) from orders
    where pay_order_id = ${payOrderId} and status <> 'cancelled')`;
  const isUnpaid = sql<boolean>`t.id = ${payOrderId} and t.status = 'unpaid'`;
  await updateRows(ctx, "payOrders", isUnpaid, {
    amount: sql<number>`coalesce(${amount}, t.amount)`,
    status: sql<PayOrderState>`case when ${amount} is null then 'cancelled' else t.status end`,
  });
}
