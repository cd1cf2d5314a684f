import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { FoundLocation } from "../queries/findByCodes.ts";

interface Place {
  shopId: number;
  warehouse: number;
}

/**
 * Returns where a warehouse receives what has no other place: the shop's default location, or its
 * first one of the kind `receiving`, which is added if there is none.
 */
export async function ensureReceivingLocation(tx: Tx, place: Place): Promise<FoundLocation> {
  const found = await tx.first(sql<FoundLocation>`
    select id, code from stock_locations
    where shop_id = ${place.shopId}::bigint and warehouse = ${place.warehouse}::bigint
      and deleted_at is null and kind = 'receiving'
    order by is_default desc, id limit 1`);
  if (found) return found;
  const added = await tx.first(sql<FoundLocation>`
    insert into stock_locations (shop_id, warehouse, kind, code)
    select ${place.shopId}::bigint, ${place.warehouse}::bigint, 'receiving', 'IN-' || min(n)
    from generate_series(2, 1000) n
    where not exists (
      select from stock_locations p
      where p.shop_id = ${place.shopId}::bigint and lower(p.code) = 'in-' || n
    )
    returning id, code`);
  if (!added) throw new Error(`warehouse ${place.warehouse} has no receiving location`);
  return added;
}
