import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { addMinutes, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { readShipped, unshipStock } from "../../../inventory/server.ts";
import { domainError } from "../../errors.ts";
import { checkNoRefund, checkState, type LockedOrder, readLines } from "../queries/lockOrders.ts";
import { unshipMinutes } from "../unshipMinutes.ts";

/**
 * Undoes the shipping of an order: it waits for its parcel again, without a courier and tracking
 * number. Does nothing where the order is not shipped yet or its shipping was undone already.
 *
 * @throws {DomainError} `order.statusNotAllowed` when the order is not in transit.
 * @throws {DomainError} `order.refundOpen` when the order has an open refund.
 * @throws {DomainError} `order.undoExpired` when it was shipped too long ago, or a refund was
 * requested or paid since.
 */
export async function unshipOrder(ctx: TransactionContext, order: LockedOrder): Promise<void> {
  const { tx, now } = ctx;
  if (order.status === "unshipped") return;
  checkState(order, ["unreceived"], "unship");
  checkNoRefund(order);
  const shippedAt = order.deliveryTime === null ? null : new Date(order.deliveryTime);
  if (shippedAt === null || now > addMinutes(shippedAt, unshipMinutes))
    throw domainError("order.undoExpired");
  const refund = await tx.first(
    tx.db
      .selectFrom("refunds")
      .select("id")
      .where("order_id", "=", order.id)
      .where("add_time", ">=", shippedAt.toISOString())
      .limit(1),
  );
  // The clock of a process that took a refund may be behind; what was shipped of a line is certain.
  const lines = await readLines(tx, [order.id]);
  const shipped = await readShipped(tx, order.id);
  const holdsAll = lines.every(
    ({ id, qty, refundedQty }) => (shipped.get(id) ?? 0) === qty - refundedQty,
  );
  if (refund || !holdsAll) throw domainError("order.undoExpired");
  await updateRows(ctx, "orders", order.id, {
    status: "unshipped",
    delivery_type: null,
    delivery_no: null,
    delivery_time: null,
    finish_expired_time: null,
  });
  await unshipStock(ctx, [order.id]);
  await recordEvents(ctx, { orderId: order.id, shopId: order.shopId, kind: "unshipped" });
  emit(ctx, {
    topic: "order.unshipped",
    key: order.id,
    shopId: order.shopId,
    payload: { orderId: order.id, number: order.number },
  });
}
