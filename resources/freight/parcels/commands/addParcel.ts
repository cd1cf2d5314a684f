import { sql } from "kysely";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { SentParcel } from "../parcel.ts";

interface NewParcel extends Pick<SentParcel, "courier" | "trackingNumber" | "lines"> {
  shopId: number;
  orderId: number;
}

/** Adds a parcel to an order, which must be locked, with the next number of the order. */
export async function addParcel(
  { tx, now, actor }: Pick<TransactionContext, "tx" | "now" | "actor">,
  { shopId, orderId, courier, trackingNumber, lines }: NewParcel,
): Promise<Pick<SentParcel, "id" | "number">> {
  const added = await tx.first(sql<Pick<TableRow<"parcels">, "id" | "number">>`
    with added as (
      insert into parcels (shop_id, order_id, number, courier, tracking_number, shipped_at, shipped_by)
      select ${shopId}::bigint, ${orderId}::bigint, coalesce(max(number), 0) + 1, ${courier}, ${trackingNumber},
        ${now.toISOString()}::timestamptz, ${getMemberId(actor)}::bigint
      from parcels where order_id = ${orderId}
      returning id, number
    ), filled as (
      insert into parcel_lines (parcel_id, shop_id, line_id, qty)
      select a.id, ${shopId}::bigint, v.line_id, v.qty from added a, unnest(
        ${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ qty }) => qty)}::integer[]
      ) as v (line_id, qty)
    )
    select id, number from added`);
  if (!added) throw new Error(`order ${orderId}: no parcel was added`);
  return added;
}
