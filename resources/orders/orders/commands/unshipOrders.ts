import { toTransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { errorEnvelope, toDomainError } from "../../../../framework/server/http/answerError.ts";
import { findParcelOrders } from "../../../freight/server.ts";
import { orders } from "../orders.ts";
import { lockOrder } from "../queries/lockOrders.ts";
import { unshipOrder, unshipParcel } from "./unshipOrder.ts";

type UnshipContext = AppContext & { input: CallInput<typeof orders, "undoDelivery"> };

/**
 * Undoes the shipping of orders, or of single parcels of them. One that cannot be undone does not
 * stop the others.
 */
export async function unshipOrders(context: UnshipContext) {
  const { tx, actor, locale, engine, input } = context;
  const ctx = toTransactionContext(context);
  const failed: { id: number; error: string; message: string }[] = [];
  let undone = 0;
  await tx.asSystem(async () => {
    const parcels = await findParcelOrders(tx, input.parcelIds ?? []);
    const chosen: readonly { id: number; orderId: number; isParcel: boolean }[] = [
      ...(input.orderIds ?? []).map((id) => ({ id, orderId: id, isParcel: false })),
      ...(input.parcelIds ?? []).map((id) => ({
        id,
        orderId: parcels.get(id) ?? 0,
        isParcel: true,
      })),
    ];
    // Orders are locked in the order of their ids.
    for (const { id, orderId, isParcel } of chosen.toSorted((a, b) => a.orderId - b.orderId))
      try {
        await tx.savepoint(async () => {
          const order = await lockOrder(tx, { id: orderId }, { shopId: actor.tenantId ?? 0 });
          await (isParcel ? unshipParcel(ctx, order, id) : unshipOrder(ctx, order));
        });
        undone += 1;
      } catch (error) {
        const domainError = toDomainError(error, orders);
        if (!domainError) throw error;
        const { message } = errorEnvelope(engine, locale, orders, domainError);
        failed.push({ id, error: domainError.code, message });
      }
  });
  return { undone, failed };
}
