import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import {
  type Courier,
  formatParcelNumber,
  fromWireNumber,
  type LineUnits,
} from "../../../freight/index.ts";
import { addParcel } from "../../../freight/server.ts";
import { shipStock } from "../../../inventory/server.ts";
import { domainError } from "../../errors.ts";
import { checkGroupReady } from "../../groupOrders/queries/checkGroupReady.ts";
import { checkNoRefund, checkState, type LockedOrder, readLines } from "../queries/lockOrders.ts";
import { chooseUnits, listUnshipped } from "./chooseUnits.ts";
import { finishShipping } from "./finishShipping.ts";

export interface Parcel {
  deliveryType: Courier;
  /** `0` for a courier without tracking numbers. */
  deliveryNo: string;
  /** The units in it; all that are left to ship without them. */
  lines?: readonly LineUnits[];
}
/**
 * Ships a parcel of an order and takes its units off the stock on hand; rejects it while a
 * condition is not met. The order is shipped once nothing of it is left to ship.
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
  const { units } = await addShipment(ctx, order, parcel);
  await shipStock(ctx, units);
}

/** Changes how many units of lines were shipped. */
export async function addShipped(
  { tx }: Pick<TransactionContext, "tx">,
  units: readonly LineUnits[],
  sign: 1 | -1,
): Promise<void> {
  await tx.run(sql`
    update orders_lines l set shipped_qty = l.shipped_qty + ${sign} * v.qty
    from unnest(
      ${units.map(({ lineId }) => lineId)}::bigint[], ${units.map(({ qty }) => qty)}::integer[]
    ) as v (line_id, qty) where l.id = v.line_id`);
}

/**
 * Ships a parcel without its stock, which a command of several parcels ships for all together;
 * returns its id and units.
 */
export async function addShipment(
  ctx: TransactionContext,
  order: LockedOrder,
  { deliveryType, deliveryNo, lines: requested }: Parcel,
): Promise<{ parcelId: number; units: readonly LineUnits[] }> {
  const { tx } = ctx;
  checkState(order, ["unshipped"], "ship");
  if (order.selfLifting) throw domainError("order.isPickup");
  // The other lines of an order with an open refund are shipped by name only.
  if (!requested) checkNoRefund(order);
  const lines = await readLines(tx, [order.id]);
  const units = await chooseUnits(tx, lines, requested);
  await checkGroupReady(tx, order);
  if (order.mergeStatus === "merged" || order.mergeStatus === "picked")
    throw domainError("order.notSorted");
  const number = deliveryNo.trim();
  if (number === "") throw domainError("order.trackingRequired");
  const { id: orderId, shopId } = order;
  const sent = { courier: deliveryType, trackingNumber: fromWireNumber(number) };
  const parcel = await addParcel(ctx, { shopId, orderId, ...sent, lines: units });
  await addShipped(ctx, units, 1);
  const left = sumUnits(listUnshipped(lines)) - sumUnits(units);
  const parcelNumber = formatParcelNumber(order.number, parcel.number);
  const isWhole = left === 0 && lines.every(({ shippedQty }) => shippedQty === 0);
  await recordEvents(ctx, {
    orderId,
    shopId,
    kind: isWhole ? "shipped" : "parcelShipped",
    data: { deliveryType, deliveryNo: number, ...(isWhole ? {} : { parcel: parcelNumber }) },
  });
  emit(ctx, {
    topic: "parcel.shipped",
    key: parcel.id,
    shopId,
    payload: {
      parcelId: parcel.id,
      number: parcelNumber,
      orderId,
      courier: deliveryType,
      trackingNumber: number,
    },
  });
  if (left === 0) await finishShipping(ctx, order, sent);
  else await updateRows(ctx, "orders", orderId, {});
  return { parcelId: parcel.id, units };
}

const sumUnits = (units: readonly LineUnits[]) => units.reduce((sum, { qty }) => sum + qty, 0);
