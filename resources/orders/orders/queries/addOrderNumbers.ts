import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Adds to each row the short number of its order. */
export async function addOrderNumbers(
  tx: Tx,
  rows: readonly { orderId?: number | null; orderNumber?: string | null }[],
): Promise<void> {
  const ids = rows.flatMap(({ orderId }) => orderId ?? []);
  if (ids.length === 0) return;
  const found = await tx.asSystem(() =>
    tx.run(tx.db.selectFrom("orders").select(["id", "number"]).where("id", "=", anyId(ids))),
  );
  const numbers = new Map(found.map(({ id, number }) => [id, number]));
  for (const row of rows) row.orderNumber = numbers.get(row.orderId ?? 0) ?? null;
}
