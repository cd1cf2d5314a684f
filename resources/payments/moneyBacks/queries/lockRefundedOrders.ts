import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/**
 * Locks what provider refunds complete, before the refunds themselves: their orders, then the
 * requests of their buyers.
 */
export async function lockRefundedOrders(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.run(
    tx.db
      .selectFrom("money_backs")
      .select(["order_id as orderId", "refund_id as refundId"])
      .where("id", "=", anyId(ids)),
  );
  const orders = rows.flatMap(({ orderId }) => orderId ?? []);
  const refunds = rows.flatMap(({ refundId }) => refundId ?? []);
  if (orders.length > 0)
    await tx.run(
      tx.db
        .selectFrom("orders")
        .select("id")
        .where("id", "=", anyId(orders))
        .orderBy("id")
        .forNoKeyUpdate(),
    );
  if (refunds.length > 0)
    await tx.run(
      tx.db
        .selectFrom("refunds")
        .select("id")
        .where("id", "=", anyId(refunds))
        .orderBy("id")
        .forNoKeyUpdate(),
    );
}
