import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { type SentParcel, toWireNumber } from "../../../freight/index.ts";
import { readParcels } from "../../../freight/server.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { type LockedOrder, lockOrders, readLines } from "../queries/lockOrders.ts";
import { countUnshipped } from "./chooseUnits.ts";

/**
 * Marks an order as shipped, with the courier and the tracking number of its last parcel: the
 * period begins after which its receipt is confirmed.
 */
export async function finishShipping(
  ctx: TransactionContext,
  order: Pick<LockedOrder, "id" | "shopId" | "number">,
  { courier, trackingNumber }: Pick<SentParcel, "courier" | "trackingNumber">,
): Promise<void> {
  const { tx, now } = ctx;
  const { receiveDays } = await readTradeConfig(tx);
  const deliveryNo = toWireNumber(trackingNumber);
  await updateRows(ctx, "orders", order.id, {
    status: "unreceived",
    delivery_type: courier,
    delivery_no: deliveryNo,
    delivery_time: now.toISOString(),
    finish_expired_time: addDays(now, receiveDays).toISOString(),
  });
  emit(ctx, {
    topic: "order.shipped",
    key: order.id,
    shopId: order.shopId,
    payload: { orderId: order.id, number: order.number, courier, trackingNumber: deliveryNo },
  });
}

/**
 * Marks a partly shipped order as shipped where a refund has left nothing to ship; changes nothing
 * otherwise.
 */
export async function finishRefundedRest(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx } = ctx;
  const [order] = await lockOrders(tx, { id: orderId });
  if (order?.status !== "unshipped") return;
  const lines = await readLines(tx, [orderId]);
  if (lines.some((line) => countUnshipped(line) > 0)) return;
  const last = (await readParcels(tx, [orderId])).at(-1);
  if (!last) return;
  await finishShipping(ctx, order, last);
  await recordEvents(ctx, { orderId, shopId: order.shopId, kind: "restRefunded" });
}
