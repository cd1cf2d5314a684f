import { sql } from "kysely";
import { addMinutes, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { openStates } from "../refundFields.ts";

/** The open states of a refund, as a list for SQL. */
const openList = sql.join(openStates.map((state) => sql.lit(state)));

/** Derives the refund status of an order and its lines from its refunds. */
export async function syncRefundStatus(ctx: TransactionContext, orderId: number): Promise<void> {
  await ctx.tx.run(sql`
    update orders_lines l set refund_status = case
      when exists (select 1 from refunds r where r.line_id = l.id and r.status in (${openList})) then 'refunding'
      when l.refunded_qty = l.qty and l.refunded_amount = l.paid then 'refunded'
      when l.refunded_qty > 0 or l.refunded_amount > 0 then 'partly' else 'none' end
    where l.parent_id = ${orderId}`);
  await updateRows(ctx, "orders", orderId, {
    refund_status: sql<CamelRow<"orders">["refundStatus"]>`case
      when exists (select 1 from orders_lines l where l.parent_id = t.id and l.refund_status = 'refunding') then 'refunding'
      when not exists (select 1 from orders_lines l where l.parent_id = t.id and l.refund_status <> 'refunded') then 'whole'
      when exists (select 1 from orders_lines l where l.parent_id = t.id and (l.refunded_qty > 0 or l.refunded_amount > 0)) then 'partly' else 'none' end`,
  });
}

/** Extends the receipt deadline of an order that no refund blocks any more. */
export async function extendReceiptDeadline(
  ctx: TransactionContext,
  orderId: number,
  minutes: number,
): Promise<void> {
  const seconds = (addMinutes(ctx.now, minutes).getTime() - ctx.now.getTime()) / 1000;
  const isRunning = sql<boolean>`
    t.id = ${orderId} and t.status = 'unreceived' and t.refund_status <> 'refunding'`;
  await updateRows(ctx, "orders", isRunning, {
    finish_expired_time: sql<string | null>`
      t.finish_expired_time + make_interval(secs => ${seconds})`,
  });
}
