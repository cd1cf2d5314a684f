import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { addRefundLine, addSettlementLine } from "../../../finance/server.ts";
import { issueRefundNote } from "../../../tax/server.ts";
import { finishRefundedRest } from "../../orders/commands/finishShipping.ts";
import { orderCancelled } from "../../orders/commands/orderCancelled.ts";
import type { Completion } from "./decisions/decision.ts";
import type { RefundCase } from "./decisions/refundCase.ts";

/** Updates the line and the order of a completed refund with what it has refunded. */
export async function updateCompletedLine(
  ctx: TransactionContext,
  { order, line }: RefundCase,
  { line: after, adjustments, tax, amount }: Completion,
): Promise<void> {
  const { tx } = ctx;
  await tx.run(
    tx.db
      .updateTable("orders_lines")
      .set({
        refunded_qty: after.refundedQty,
        released_qty: after.releasedQty,
        refunded_amount: after.refundedAmount,
        commission_returned: after.commissionReturned,
        tax_reversed: after.taxReversed,
      })
      .where("id", "=", line.id),
  );
  if (adjustments.length > 0)
    await tx.run(sql`
      update orders_adjustments a set reversed = a.reversed + v.part
      from unnest(
        ${adjustments.map(({ id }) => id)}::bigint[], ${adjustments.map(({ part }) => part)}::bigint[]
      ) as v (id, part)
      where a.id = v.id`);
  await updateRows(ctx, "orders", order.id, {
    refund_amount: sql<number>`t.refund_amount + ${amount}`,
    tax_reversed: sql<number>`t.tax_reversed + ${tax.goods + tax.freight}`,
  });
}

/** Ends an order that is refunded as a whole, or finishes the shipping of what is left of it. */
export async function endRefundedOrder(
  ctx: TransactionContext,
  { order }: RefundCase,
  completion: Completion,
): Promise<void> {
  if (completion.cancelsOrder) {
    const reason = await readCancelReason(ctx, order.id);
    await updateRows(ctx, "orders", order.id, {
      status: "cancelled",
      cancel_reason: reason,
      cancel_time: ctx.now.toISOString(),
    });
    emit(ctx, orderCancelled(order, reason));
    await recordEvents(ctx, {
      orderId: order.id,
      shopId: order.shopId,
      kind: "cancelled",
      data: { reason },
    });
  } else if (completion.removed.released > 0) await finishRefundedRest(ctx, order.id);
}

/**
 * Adds a completed refund to the settlement, which reads its postings, and issues its adjustment
 * note.
 */
export async function settleRefund(
  ctx: TransactionContext,
  { refund, order }: Pick<RefundCase, "refund" | "order">,
  completion: Completion,
): Promise<void> {
  const added = await addRefundLine(ctx, {
    shopId: order.shopId,
    orderId: order.id,
    refundId: refund.id,
    amount: refund.refundAmount,
    freight: refund.freightAmount,
    commissionReturned: completion.commission,
    couponReturned: completion.coupon,
  });
  // An order that was never received is added only where the shop retains a part of its price.
  if (!added && completion.retainsPart) await addSettlementLine(ctx, order.id);
  const { units, tax } = completion;
  await issueRefundNote(ctx, { order, refundId: refund.id, units, tax });
}

/** Why an order that is refunded as a whole ends: the reason was set if the shop cancels it. */
async function readCancelReason({ tx }: TransactionContext, id: number) {
  const order = await tx.first(
    tx.db.selectFrom("orders").select("cancel_reason as reason").where("id", "=", id),
  );
  return order?.reason ?? "refunded";
}
