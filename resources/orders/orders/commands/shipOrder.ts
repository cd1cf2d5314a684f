import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Courier } from "../../../freight/index.ts";
import { shipStock } from "../../../inventory/server.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { domainError } from "../../errors.ts";
import { checkGroupReady } from "../../groupOrders/queries/checkGroupReady.ts";
import { checkNoRefund, checkState, type LockedOrder } from "../queries/lockOrders.ts";

export interface Parcel {
  deliveryType: Courier;
  /** `0` for a courier without tracking numbers. */
  deliveryNo: string;
}
/**
 * Ships an order with a parcel and takes its units off the stock on hand; rejects it while a
 * condition is not met.
 *
 * @throws {DomainError} `order.isPickup` when the customer collects the order.
 * @throws {DomainError} `order.notSorted` when the order is still being picked.
 * @throws {DomainError} `order.trackingRequired` when the parcel has no tracking number.
 */
export async function shipOrder(
  ctx: TransactionContext,
  order: LockedOrder,
  parcel: Parcel,
): Promise<void> {
  await markShipped(ctx, order, parcel);
  await shipStock(ctx, [order.id]);
}

/** Ships an order without its stock, which a command of several orders ships for all together. */
export async function markShipped(
  ctx: TransactionContext,
  order: LockedOrder,
  { deliveryType, deliveryNo }: Parcel,
): Promise<void> {
  const { tx, now } = ctx;
  checkState(order, ["unshipped"], "ship");
  if (order.selfLifting) throw domainError("order.isPickup");
  checkNoRefund(order);
  await checkGroupReady(tx, order);
  if (order.mergeStatus === "merged" || order.mergeStatus === "picked")
    throw domainError("order.notSorted");
  const number = deliveryNo.trim();
  if (number === "") throw domainError("order.trackingRequired");
  const { receiveDays } = await readTradeConfig(tx);
  await updateRows(ctx, "orders", order.id, {
    status: "unreceived",
    delivery_type: deliveryType,
    delivery_no: number,
    delivery_time: now.toISOString(),
    finish_expired_time: addDays(now, receiveDays).toISOString(),
  });
  await recordEvents(ctx, {
    orderId: order.id,
    shopId: order.shopId,
    kind: "shipped",
    data: { deliveryType, deliveryNo: number },
  });
  emit(ctx, {
    topic: "order.shipped",
    key: order.id,
    shopId: order.shopId,
    payload: {
      orderId: order.id,
      number: order.number,
      courier: deliveryType,
      trackingNumber: number,
    },
  });
}
