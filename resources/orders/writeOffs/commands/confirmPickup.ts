import { insertMany } from "../../../../core/server/insertMany.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { LockedOrder } from "../../orders/queries/lockOrders.ts";

/**
 * Records the pickup of an order by its code, and the member who handed it over. The code is unique
 * in this table, so no order is handed over twice.
 */
export async function confirmPickup(
  { tx, now, actor }: TransactionContext,
  order: LockedOrder,
  verifyCode: string,
): Promise<void> {
  const row = {
    shopId: order.shopId,
    verifyCode,
    orderId: order.id,
    orderNo: order.orderNo,
    memberName: order.memberName,
    operatorId: actor.id,
    operatorName: actor.name,
    total: order.payPrice,
    addTime: now.toISOString(),
    addBy: actor.id,
    updTime: now.toISOString(),
    updBy: actor.id,
    version: 1,
  };
  await tx.run(insertMany("write_offs", [row]));
}
