import { recordEvents } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { formatParcelNumber, fromWireNumber } from "../../../freight/index.ts";
import { changeTracking, readParcels } from "../../../freight/server.ts";
import { domainError } from "../../errors.ts";
import { checkState, type LockedOrder } from "../queries/lockOrders.ts";
import type { Parcel } from "./shipOrder.ts";

/**
 * Corrects the courier and the tracking number of a parcel that is on its way. A shipped order has
 * those of its last parcel.
 *
 * @throws {DomainError} `record.notFound` when the order has no such parcel.
 * @throws {DomainError} `order.trackingRequired` when the parcel has no tracking number.
 */
export async function correctTracking(
  ctx: TransactionContext,
  order: LockedOrder,
  parcelId: number,
  { deliveryType, deliveryNo }: Pick<Parcel, "deliveryType" | "deliveryNo">,
): Promise<void> {
  checkState(order, ["unshipped", "unreceived"], "ship");
  const parcels = await readParcels(ctx.tx, [order.id]);
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw notFound();
  const number = deliveryNo.trim();
  if (number === "") throw domainError("order.trackingRequired");
  await changeTracking(ctx, parcelId, {
    courier: deliveryType,
    trackingNumber: fromWireNumber(number),
  });
  const isLast = order.status === "unreceived" && parcels.at(-1)?.id === parcelId;
  await updateRows(
    ctx,
    "orders",
    order.id,
    isLast ? { delivery_type: deliveryType, delivery_no: number } : {},
  );
  await recordEvents(ctx, {
    orderId: order.id,
    shopId: order.shopId,
    kind: "trackingChanged",
    data: {
      parcel: formatParcelNumber(order.number, parcel.number),
      deliveryType,
      deliveryNo: number,
    },
  });
}
