import { sql } from "kysely";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

interface Place {
  shopId: number;
  warehouse: number;
}
type Tote = Pick<TableRow<"stock_locations">, "id">;

/**
 * Returns an empty tote of a warehouse that no live merge uses; adds one if there is none. Two
 * merges that look for one at the same time get different ones.
 */
export async function ensureTote(tx: Tx, { shopId, warehouse }: Place): Promise<number> {
  // Its number is free only once the transaction ends.
  await tx.run(sql`select id from warehouses where id = ${warehouse}::bigint for no key update`);
  const free = await tx.first(sql<Tote>`
    select p.id from stock_locations p
    where p.shop_id = ${shopId}::bigint and p.warehouse = ${warehouse}::bigint
      and p.kind = 'tote' and p.deleted_at is null
      and not exists (select from stock_items i where i.location_id = p.id and i.on_hand > 0)
      and not exists (
        select from order_merges m
        where m.shop_id = p.shop_id and m.tote = p.id and m.status in ('merged', 'picked')
      )
    order by p.walk_order, p.id limit 1`);
  if (free) return free.id;
  const added = await tx.first(sql<Tote>`
    insert into stock_locations (shop_id, warehouse, kind, code)
    select ${shopId}::bigint, ${warehouse}::bigint, 'tote', 'TOTE-' || min(n)
    from generate_series(1, 1000) n
    where not exists (
      select from stock_locations p
      where p.shop_id = ${shopId}::bigint and lower(p.code) = 'tote-' || n
    )
    returning id`);
  if (!added) throw new Error(`warehouse ${warehouse} has no tote`);
  return added.id;
}
