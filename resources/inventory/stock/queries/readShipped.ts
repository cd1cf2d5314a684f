import type { Tx } from "../../../../framework/server/transaction.ts";

/** Reads how many units of an order's lines were shipped and not returned, by the line's id. */
export async function readShipped(tx: Tx, orderId: number): Promise<ReadonlyMap<number, number>> {
  const shipped = await tx.run(
    tx.db
      .selectFrom("stock_reservations as r")
      .innerJoin("orders_lines as l", "l.id", "r.line_id")
      .select(["r.line_id as lineId", "r.shipped"])
      .where("l.parent_id", "=", orderId),
  );
  return new Map(shipped.map(({ lineId, shipped: units }) => [lineId, units]));
}
