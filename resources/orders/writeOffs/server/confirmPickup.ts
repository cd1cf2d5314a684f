import { insertMany } from "../../../../core/server/insertMany.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { LockedOrder } from "../../orders/server/lockOrders.ts";

/** That an order was handed over by its code, and by whom. The code is unique there, so that nothing is handed over twice. */
export async function confirmPickup({ tx, now, who }: TransactionContext, order: LockedOrder): Promise<void> {
  const row = {
    shopId: order.shopId,
    verifyCode: order.verifyCode,
    orderId: order.id,
    orderNo: order.orderNo,
    memberName: order.memberName,
    operatorId: who.id,
    operatorName: who.name,
    total: order.payPrice,
    addTime: now.toISOString(),
    addBy: who.id,
    updTime: now.toISOString(),
    updBy: who.id,
    version: 1,
  };
  await tx.run(insertMany("write_offs", [row]));
}
