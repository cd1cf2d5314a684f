import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Units of an order line that were shipped and not returned, and what they cost, in cents. */
export type LineCost = Pick<CamelRow<"stock_reservations">, "shipped"> &
  Calculated<{ cents: number }>;

/**
 * Reads what the shipped units of order lines cost: it was fixed when they left the stock. Lines of
 * one order with the same SKU share it by their units. A line without known costs is left out.
 */
export async function readLineCosts(
  tx: Tx,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, LineCost>> {
  const found = await tx.run(sql<Pick<CamelRow<"stock_reservations">, "lineId"> & LineCost>`
    with lines as (
      select r.line_id, r.shipped, l.parent_id as order_id, r.shop_id, r.sku_id
      from stock_reservations r join orders_lines l on l.id = r.line_id
      where r.line_id = any(${[...lineIds]}::bigint[]) and r.shipped > 0
    ), orders as (
      select distinct order_id, shop_id, sku_id from lines
    ), moved as (
      select o.order_id, o.sku_id, sum(m.on_hand_num) as units, sum(m.cents) as cents
      from orders o
      join stock_movements m on m.shop_id = o.shop_id and m.sku_id = o.sku_id and m.cents is not null
      where (m.cause in ('ship', 'unship') and m.ref_table = 'orders' and m.ref_id = o.order_id)
        or (m.cause = 'return' and m.ref_table = 'refunds' and m.ref_id in (
          select id from refunds f where f.order_id = o.order_id
        ))
      group by o.order_id, o.sku_id
    )
    select l.line_id as "lineId", l.shipped,
      round(-m.cents::numeric * l.shipped / -m.units)::bigint as cents
    from lines l join moved m on m.order_id = l.order_id and m.sku_id = l.sku_id
    where m.units < 0`);
  return new Map(
    found.map(({ lineId, shipped, cents }) => [lineId, { shipped, cents: Number(cents) }]),
  );
}
