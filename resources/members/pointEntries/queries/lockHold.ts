import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

export type PointHold = Pick<TableRow<"point_holds">, "id" | "points" | "amount">;

/** Locks what is held of points for a payment; its buyer is locked first. */
export const lockHold = (tx: Tx, payOrderId: number): Promise<PointHold | undefined> =>
  tx.first(
    tx.db
      .selectFrom("point_holds")
      .select(["id", "points", "amount"])
      .where("pay_order_id", "=", payOrderId)
      .where("status", "=", "held")
      .forUpdate(),
  );

/** The points that a part of what is held takes: all of them for all of it. Cents. */
export const toHeldPoints = ({ points, amount }: PointHold, part: number): number =>
  Math.ceil((points * part) / amount);
