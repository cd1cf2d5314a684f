import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { domainError } from "../../errors.ts";
import { checkState, type LockedOrder, readLines } from "../../orders/queries/lockOrders.ts";
import { type IssuedRefund, type OrderRefund, refundOrder } from "./refundOrder.ts";

/**
 * Cancels a paid order of which nothing was shipped: refunds what is left of its lines, and its
 * shipping. The order is cancelled by the shop once the last of its refunds is completed.
 *
 * @throws {DomainError} `order.statusNotAllowed` when the order is not paid, or shipped.
 * @throws {DomainError} `order.partlyShipped` when some of its units were shipped.
 * @throws {DomainError} `refund.alreadyOpen` when a line has an open refund.
 */
export async function cancelPaidOrder(
  ctx: TransactionContext,
  order: LockedOrder,
  { restock, reason }: Pick<OrderRefund, "restock" | "reason">,
): Promise<IssuedRefund[]> {
  checkState(order, ["unshipped"], "cancel");
  const lines = await readLines(ctx.tx, [order.id]);
  if (lines.some(({ shippedQty }) => shippedQty > 0)) throw domainError("order.partlyShipped");
  // Set before the refunds, which a provider may complete later.
  await updateRows(ctx, "orders", order.id, { cancel_reason: "shop" });
  const left = lines.flatMap(({ id, qty, refundedQty }) =>
    qty > refundedQty ? [{ lineId: id, qty: qty - refundedQty }] : [],
  );
  return refundOrder(ctx, order, { lines: left, restock, reason });
}
