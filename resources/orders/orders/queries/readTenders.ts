import type { Tx } from "../../../../framework/server/transaction.ts";
import type { OrderTender } from "../../../payments/index.ts";
import type { LockedOrder } from "./lockOrders.ts";

/**
 * Reads what has paid a locked order: one tender, or those between which it was split. Only those
 * of a split order record what is refunded of them.
 */
export async function readTenders(
  tx: Tx,
  { id, payMethod, payPrice }: LockedOrder,
): Promise<OrderTender[]> {
  const tenders = await tx.run(
    tx.db
      .selectFrom("orders_tenders")
      .select(["method", "amount", "refunded"])
      .where("parent_id", "=", id)
      .orderBy("position"),
  );
  if (tenders.length > 0) return tenders;
  return [{ method: payMethod ?? "balance", amount: payPrice, refunded: 0 }];
}
