import { sql } from "kysely";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { LineUnits } from "../parcel.ts";

/** A parcel with the id of its order. */
export type OrderParcel = Pick<
  CamelRow<"parcels">,
  "id" | "orderId" | "number" | "courier" | "trackingNumber" | "shippedAt"
> &
  Calculated<{ lines: LineUnits[] }>;

/** Reads the parcels of orders, without those that were undone, in the order of their numbers. */
export const readParcels = (tx: Tx, orderIds: readonly number[]): Promise<OrderParcel[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tx.run(sql<OrderParcel>`
        select p.id, p.order_id as "orderId", p.number, p.courier, p.tracking_number as "trackingNumber",
          p.shipped_at as "shippedAt", (
            select json_agg(json_build_object('lineId', l.line_id, 'qty', l.qty) order by l.line_id)
            from parcel_lines l where l.parcel_id = p.id
          ) as lines
        from parcels p
        where p.order_id = ${anyId(orderIds)} and p.undone_at is null order by p.order_id, p.number`);

/** Finds the orders that parcels belong to, by the parcel's id. */
export async function findParcelOrders(
  tx: Tx,
  parcelIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (parcelIds.length === 0) return new Map();
  const found = await tx.run(
    tx.db
      .selectFrom("parcels")
      .select(["id", "order_id as orderId"])
      .where("id", "=", anyId(parcelIds)),
  );
  return new Map(found.map(({ id, orderId }) => [id, orderId]));
}
