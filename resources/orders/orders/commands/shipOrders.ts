import {
  type TransactionContext,
  toTransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { errorEnvelope, toDomainError } from "../../../../framework/server/http/answerError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { LineUnits } from "../../../freight/index.ts";
import { shipStock } from "../../../inventory/server.ts";
import type { Delivery } from "../orderCalls.ts";
import { orders } from "../orders.ts";
import { lockOrder } from "../queries/lockOrders.ts";
import { addShipment } from "./shipOrder.ts";

type ShipContext = AppContext & { input: CallInput<typeof orders, "delivery"> };

/**
 * Ships parcels of many orders, each with the units that it names or all that its order has left.
 * An error is reported by the parcel's index, and does not stop the others.
 */
export async function shipOrders(context: ShipContext) {
  const { tx, actor, locale, engine, input } = context;
  const ctx = toTransactionContext(context);
  const failed: { place: number; orderNo: string | null; error: string; message: string }[] = [];
  const units: LineUnits[] = [];
  const parcelIds: number[] = [];
  let skipped = 0;
  await tx.asSystem(async () => {
    const ids = await findOrderIds(tx, actor.tenantId ?? 0, input.deliveryJson ?? []);
    for (const [place, parcel] of inOrder(input.deliveryJson ?? [], ids)) {
      // A blank number skips the order.
      if (parcel.deliveryNo.trim() === "") {
        skipped += 1;
        continue;
      }
      try {
        const sent = await tx.savepoint(() => shipOne(ctx, actor.tenantId ?? 0, parcel));
        units.push(...sent.units);
        parcelIds.push(sent.parcelId);
      } catch (error) {
        const domainError = toDomainError(error, orders);
        if (!domainError) throw error;
        const { message } = errorEnvelope(engine, locale, orders, domainError);
        failed.push({ place, orderNo: parcel.orderNo ?? null, error: domainError.code, message });
      }
    }
    // After all orders are locked, the stock of all of them in one order.
    await shipStock(ctx, units);
  });
  const shipped = parcelIds.length;
  return { shipped, parcelIds: shipped > 0 ? parcelIds : null, skipped, failed };
}
/** Finds the ids of orders that are given by number. */
async function findOrderIds(
  tx: Tx,
  shopId: number,
  parcels: readonly Delivery[],
): Promise<Map<string, number>> {
  const numbers = parcels.flatMap(({ orderId, orderNo }) =>
    orderId === undefined && orderNo ? [orderNo] : [],
  );
  if (numbers.length === 0) return new Map();
  const found = await tx.run(
    tx.db
      .selectFrom("orders")
      .select(["id", "order_no as orderNo"])
      .where("shop_id", "=", shopId)
      .where("order_no", "in", numbers),
  );
  return new Map(found.map(({ id, orderNo }) => [orderNo, id]));
}
/** Sorts parcels by order id, the global lock order. */
function inOrder(
  parcels: readonly Delivery[],
  ids: ReadonlyMap<string, number>,
): [number, Delivery][] {
  const findId = ({ orderId, orderNo }: Delivery) => orderId ?? ids.get(orderNo ?? "") ?? 0;
  return [...parcels.entries()].sort(([, one], [, other]) => findId(one) - findId(other));
}
async function shipOne(ctx: TransactionContext, shopId: number, parcel: Delivery) {
  const { orderId, orderNo = "" } = parcel;
  const order = await lockOrder(ctx.tx, orderId === undefined ? { orderNo } : { id: orderId }, {
    shopId,
  });
  return addShipment(ctx, order, parcel);
}
