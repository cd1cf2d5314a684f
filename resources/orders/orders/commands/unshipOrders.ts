import { toTransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { errorEnvelope, toDomainError } from "../../../../framework/server/http/answerError.ts";
import { orders } from "../orders.ts";
import { lockOrder } from "../queries/lockOrders.ts";
import { unshipOrder } from "./unshipOrder.ts";

type UnshipContext = AppContext & { input: CallInput<typeof orders, "undoDelivery"> };

/** Undoes the shipping of orders. An order that cannot be undone does not stop the others. */
export async function unshipOrders(context: UnshipContext) {
  const { tx, actor, locale, engine, input } = context;
  const ctx = toTransactionContext(context);
  const failed: { id: number; error: string; message: string }[] = [];
  let undone = 0;
  // Orders are locked in the order of their ids.
  const ids = [...new Set(input.orderIds ?? [])].sort((one, other) => one - other);
  await tx.asSystem(async () => {
    for (const id of ids)
      try {
        await tx.savepoint(async () =>
          unshipOrder(ctx, await lockOrder(tx, { id }, { shopId: actor.tenantId ?? 0 })),
        );
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
