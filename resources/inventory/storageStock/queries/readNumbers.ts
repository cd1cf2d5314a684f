import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** What a warehouse has of a SKU, beside the units on hand. */
export type StockNumbers = Calculated<{ reserved: number; available: number; incoming: number }>;

/**
 * Reads what orders hold, what is for sale and what is to arrive, by the ids of rows. Orders hold
 * units of a SKU, not of a warehouse: those of the default location's warehouse are counted first.
 */
export async function readNumbers(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StockNumbers>> {
  const found = await tx.run(sql<StockNumbers & Pick<TableRow<"storage_stock">, "id">>`
    with asked as (
      select id, shop_id, warehouse, sku_id from storage_stock where id = any(${[...ids]}::bigint[])
    ), held as (
      select r.sku_id, sum(r.held) as held from stock_reservations r
      join (select distinct shop_id, sku_id from asked) a
        on r.shop_id = a.shop_id and r.sku_id = a.sku_id and r.held > 0
      group by r.sku_id
    ), sellable as (
      select i.sku_id, p.warehouse, sum(i.on_hand) as units, bool_or(p.is_default) as is_first
      from stock_items i join stock_locations p on p.id = i.location_id and p.sellable
      where i.sku_id in (select sku_id from asked) and p.warehouse is not null
      group by i.sku_id, p.warehouse
    ), shares as (
      select sku_id, warehouse, units, sum(units) over (
        partition by sku_id order by is_first desc, warehouse
      ) - units as earlier
      from sellable
    ), incoming as (
      select l.sku_id, p.warehouse, sum(l.qty - l.accepted - l.rejected - l.closed) as units
      from purchases_progress l join purchases p on p.id = l.parent_id
      where l.sku_id in (select sku_id from asked) and p.status in ('ordered', 'partlyReceived')
      group by l.sku_id, p.warehouse
    )
    select a.id, u.reserved::integer, (coalesce(s.units, 0) - u.reserved)::integer as available,
      coalesce(i.units, 0)::integer as incoming
    from asked a
    left join held h on h.sku_id = a.sku_id
    left join shares s on s.sku_id = a.sku_id and s.warehouse = a.warehouse
    left join incoming i on i.sku_id = a.sku_id and i.warehouse = a.warehouse
    cross join lateral (
      select greatest(0, least(coalesce(s.units, 0), coalesce(h.held, 0) - coalesce(s.earlier, 0)))
        as reserved
    ) u`);
  return new Map(found.map(({ id, ...numbers }) => [id, numbers]));
}
