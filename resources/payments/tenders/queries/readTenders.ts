import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { OrderTender } from "../tenderFields.ts";

type PaidOrder = Pick<TableRow<"orders">, "id"> &
  Pick<CamelRow<"orders">, "payMethod" | "payPrice">;

/**
 * Reads what has paid a locked order: one tender, or those between which it was split. Only those
 * of a split order record what is refunded of them.
 */
export async function readTenders(
  tx: Tx,
  { id, payMethod, payPrice }: PaidOrder,
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
