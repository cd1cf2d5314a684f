import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { addMinutes, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { formatParcelNumber } from "../../../freight/index.ts";
import { type OrderParcel, readParcels, undoParcel } from "../../../freight/server.ts";
import { unshipStock } from "../../../inventory/server.ts";
import { domainError } from "../../errors.ts";
import { checkNoRefund, checkState, type LockedOrder, readLines } from "../queries/lockOrders.ts";
import { unshipMinutes } from "../unshipMinutes.ts";
import { addShipped } from "./shipOrder.ts";

/**
 * Undoes the parcel with which the shipping of an order ended: the order waits for that parcel
 * again, and has no courier and tracking number. Does nothing where the order is not shipped yet or
 * its shipping was undone already.
 *
 * @throws {DomainError} `order.statusNotAllowed` when the order is not in transit.
 * @throws {DomainError} `order.refundOpen` when the order has an open refund.
 * @throws {DomainError} `order.undoExpired` when it was shipped too long ago, or a refund was
 * requested or paid since.
 */
export async function unshipOrder(ctx: TransactionContext, order: LockedOrder): Promise<void> {
  if (order.status === "unshipped") return;
  checkState(order, ["unreceived"], "unship");
  await unship(ctx, order, await readParcels(ctx.tx, [order.id]), (parcels) => parcels.at(-1));
}

/**
 * Undoes the shipping of one parcel of an order, which need not be the last one. Does nothing where
 * it was undone already.
 *
 * @throws {DomainError} `order.statusNotAllowed` when the order is not in transit.
 * @throws {DomainError} `order.refundOpen` when the order has an open refund.
 * @throws {DomainError} `order.undoExpired` when it was shipped too long ago, or a refund was
 * requested or paid since.
 */
export async function unshipParcel(
  ctx: TransactionContext,
  order: LockedOrder,
  parcelId: number,
): Promise<void> {
  const parcels = await readParcels(ctx.tx, [order.id]);
  if (!parcels.some(({ id }) => id === parcelId)) return;
  checkState(order, ["unshipped", "unreceived"], "unship");
  await unship(ctx, order, parcels, (all) => all.find(({ id }) => id === parcelId));
}

async function unship(
  ctx: TransactionContext,
  order: LockedOrder,
  parcels: readonly OrderParcel[],
  choose: (parcels: readonly OrderParcel[]) => OrderParcel | undefined,
): Promise<void> {
  checkNoRefund(order);
  const parcel = choose(parcels);
  if (!parcel || !(await isUndoable(ctx, order, parcel))) throw domainError("order.undoExpired");
  await undoParcel(ctx, parcel.id);
  await addShipped(ctx, parcel.lines, -1);
  await updateRows(ctx, "orders", order.id, {
    status: "unshipped",
    delivery_type: null,
    delivery_no: null,
    delivery_time: null,
    finish_expired_time: null,
  });
  await unshipStock(ctx, parcel.lines);
  const number = formatParcelNumber(order.number, parcel.number);
  const { id: orderId, shopId } = order;
  const isWhole = parcels.length === 1 && order.status === "unreceived";
  await recordEvents(ctx, {
    orderId,
    shopId,
    kind: isWhole ? "unshipped" : "parcelUnshipped",
    ...(isWhole ? {} : { data: { parcel: number } }),
  });
  emit(ctx, {
    topic: "parcel.unshipped",
    key: parcel.id,
    shopId,
    payload: { parcelId: parcel.id, number, orderId },
  });
  if (order.status === "unreceived")
    emit(ctx, {
      topic: "order.unshipped",
      key: orderId,
      shopId,
      payload: { orderId, number: order.number },
    });
}

/** Whether a parcel was sent a short time ago, and none of its units was refunded since. */
async function isUndoable(
  { tx, now }: TransactionContext,
  order: LockedOrder,
  parcel: OrderParcel,
): Promise<boolean> {
  const shippedAt = new Date(parcel.shippedAt);
  if (now > addMinutes(shippedAt, unshipMinutes)) return false;
  const refund = await tx.first(
    tx.db
      .selectFrom("refunds")
      .select("id")
      .where("order_id", "=", order.id)
      .where("add_time", ">=", shippedAt.toISOString())
      .limit(1),
  );
  if (refund) return false;
  // The clock of a process that took a refund may be behind; what was refunded is certain.
  const lines = await readLines(tx, [order.id]);
  return parcel.lines.every(({ lineId, qty }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line && line.shippedQty - (line.refundedQty - line.releasedQty) >= qty;
  });
}
