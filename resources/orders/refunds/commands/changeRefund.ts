import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { type EventKind, recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import { addMinutes, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateFields, updateRows } from "../../../../core/server/updateRows.ts";
import type { CamelUpdate, Exact } from "../../../../framework/server/tables/camelValues.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { calculateRefundable, toAmounts } from "../queries/calculateRefundable.ts";
import { isOpen, type LockedRefund, lockRefund, type RefundCase } from "../queries/lockRefund.ts";
import { type LogKind, openStates } from "../refundFields.ts";
import { emitRefundEvent } from "./emitRefundEvent.ts";

/** How a step is logged, in the refund's log and in the order's timeline. */
export interface Step {
  log: LogKind;
  event?: EventKind;
  content?: string | null;
  imgs?: readonly string[];
}
/** New values of a refund, by the names of its fields. */
type RefundChanges = Partial<
  Pick<CamelRow<"refunds">, keyof CamelRow<"refunds"> & keyof CamelUpdate<"refunds">>
>;
/** The open states of a refund, as a list for SQL. */
const openList = sql.join(openStates.map((state) => sql.lit(state)));

/** Logs a step of a refund in its own log and in the order's timeline. */
export async function logTransition(
  ctx: TransactionContext,
  { refund, order }: Pick<RefundCase, "refund" | "order">,
  step: Step,
) {
  const { actor, now, tx } = ctx;
  const { log, event, content = null, imgs = [] } = step;
  const row = {
    kind: log,
    whoKind: actor.kind,
    whoId: actor.id,
    whoName: actor.name,
    content,
    imgs,
    at: now.toISOString(),
  };
  await tx.run(
    insertMany("refunds_logs", [
      { shopId: refund.shopId, parentId: refund.id, position: 0, ...row },
    ]),
  );
  if (event) emitRefundEvent(ctx, { refund }, event);
  if (event)
    await recordEvents(ctx, {
      orderId: order.id,
      shopId: order.shopId,
      kind: event,
      data: {
        refund: refund.number,
        refundNo: refund.refundNo,
        refundId: refund.id,
        amount: refund.refundAmount,
        reason: content,
      },
    });
  await publishChanges(ctx, [refund.shopId], ["refunds", "orders"]);
}
/**
 * Executes one step of a refund: writes its new values, updates an order that it no longer blocks,
 * and logs the step. While the refund waits for a decision, its amounts are recalculated.
 */
export async function transition<C extends RefundChanges>(
  ctx: TransactionContext,
  found: RefundCase,
  changes: Exact<C, RefundChanges>,
  step: Step,
) {
  const { refund, order } = found;
  const after = changes.status ?? refund.status;
  const updated: LockedRefund = { ...refund, ...changes };
  const waits = isOpen(after) && updated.payState === "none";
  const amounts = waits
    ? toAmounts(await calculateRefundable(ctx.tx, { ...found, refund: updated }))
    : {};
  const values = { ...amounts, ...changes };
  await updateFields(ctx, "refunds", refund.id, values);
  const changed: LockedRefund = { ...refund, ...values };
  if (isOpen(after) !== isOpen(refund.status)) {
    await syncOrderRefundStatus(ctx, order.id);
    if (!isOpen(after)) await extendReceiptDeadline(ctx, found);
  }
  await logTransition(ctx, { refund: changed, order }, step);
}

/** Derives the refund status of an order and its lines from its refunds. */
export async function syncOrderRefundStatus(
  ctx: TransactionContext,
  orderId: number,
): Promise<void> {
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
/**
 * Recalculates the other open refunds of an order once this one is being paid: the last one
 * includes the freight.
 */
export async function measureOthers(
  ctx: TransactionContext,
  { refund, order }: RefundCase,
): Promise<void> {
  // A refund that another transaction has locked is skipped: that transaction waits for the order,
  // and then recalculates it.
  const others = await ctx.tx.run(
    ctx.tx.db
      .selectFrom("refunds")
      .select("id")
      .where("order_id", "=", order.id)
      .where("id", "!=", refund.id)
      .where("status", "in", openStates)
      .where("pay_state", "=", "none")
      .orderBy("id")
      .forNoKeyUpdate()
      .skipLocked(),
  );
  for (const { id } of others) {
    const other = await lockRefund(ctx.tx, id, null);
    const amounts = toAmounts(await calculateRefundable(ctx.tx, other));
    const { refundAmount, freightAmount } = other.refund;
    if (amounts.refundAmount !== refundAmount || amounts.freightAmount !== freightAmount)
      await updateFields(ctx, "refunds", id, amounts);
  }
}
/**
 * Since when refunds have blocked an order without a pause: refunds that overlap count as one
 * period.
 */
async function waitedSince(
  { tx }: TransactionContext,
  { refund, order }: RefundCase,
): Promise<Date> {
  const since = new Date(refund.platformAskedTime ?? refund.addTime).toISOString();
  const found = await tx.readValue(sql<string>`
    with recursive waited as (
      select ${since}::timestamptz as since
      union select coalesce(r.platform_asked_time, r.add_time) from refunds r join waited w
        on r.upd_time >= w.since and coalesce(r.platform_asked_time, r.add_time) < w.since
      -- One that was refused and then withdrawn had ended with the refusal.
      where r.order_id = ${order.id} and not (r.status = 'closed' and r.ask_expired_time is not null and r.platform_asked_time is null)
    ) select min(since) from waited`);
  return new Date(found ?? since);
}
/** Extends the receipt deadline by the time for which refunds were open. */
async function extendReceiptDeadline(ctx: TransactionContext, found: RefundCase): Promise<void> {
  const { now } = ctx;
  const { order } = found;
  const since = await waitedSince(ctx, found);
  const minutes = Math.max(0, Math.ceil((now.getTime() - since.getTime()) / 60_000));
  const later = addMinutes(now, minutes).getTime() - now.getTime();
  const isRunning = sql<boolean>`
    t.id = ${order.id} and t.status = 'unreceived' and t.refund_status <> 'refunding'`;
  await updateRows(ctx, "orders", isRunning, {
    finish_expired_time: sql<string | null>`
      t.finish_expired_time + make_interval(secs => ${later / 1000})`,
  });
}
