import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { splitRefund } from "../splitRefund.ts";
import type { Tender } from "../tenderFields.ts";

/** The fields of a refund by which its tenders are found. */
interface Sent {
  id?: number;
  orderId?: number | null;
  refundAmount?: number | null;
  payState?: string | null;
  sentBack?: readonly Tender[] | null;
}

/**
 * Adds to each refund by which tenders it is sent back, or would be if it were granted now; null
 * where one method paid the order.
 */
export async function addSentBack(tx: Tx, rows: readonly Sent[]): Promise<void> {
  for (const row of rows) row.sentBack = null;
  const ids = rows.flatMap(({ orderId }) => orderId ?? []);
  if (ids.length === 0) return;
  await tx.asSystem(async () => {
    const paid = await tx.run(
      tx.db
        .selectFrom("orders_tenders")
        .select(["parent_id as orderId", "method", "amount", "refunded"])
        .where("parent_id", "=", anyId(ids))
        .orderBy("position"),
    );
    if (paid.length === 0) return;
    const parts = await tx.run(
      tx.db
        .selectFrom("refunds_tenders")
        .select(["parent_id as refundId", "method", "amount"])
        .where("parent_id", "=", anyId(rows.flatMap(({ id }) => id ?? [])))
        .orderBy("position"),
    );
    for (const row of rows) {
      const sent = parts.filter(({ refundId }) => refundId === row.id);
      const tenders = paid.filter(({ orderId }) => orderId === row.orderId);
      const isUndecided = row.payState === "none" && tenders.length > 0;
      row.sentBack =
        sent.length > 0
          ? sent.map(({ method, amount }) => ({ method, amount }))
          : isUndecided
            ? splitRefund(tenders, row.refundAmount ?? 0)
            : null;
    }
  });
}
