import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { CountVariance } from "../commands/applyCount.ts";

/**
 * Returns whether variances can be applied: their locations hold the missing units, and no open
 * order does. The SKUs are locked.
 */
export async function areFree(tx: Tx, lines: readonly CountVariance[]): Promise<boolean> {
  if (lines.length === 0) return true;
  const free = await tx.readValue(sql<boolean>`
    with moved as (
      select v.sku_id, v.num, coalesce(i.on_hand, 0) as on_hand,
        case when p.sellable then v.num else 0 end as sold
      from unnest(
        ${lines.map(({ skuId }) => skuId)}::bigint[],
        ${lines.map(({ locationId }) => locationId)}::bigint[],
        ${lines.map(({ variance }) => variance)}::integer[]
      ) as v (sku_id, location_id, num)
      join stock_locations p on p.id = v.location_id
      left join stock_items i on i.sku_id = v.sku_id and i.location_id = v.location_id
    )
    select not exists (select from moved where on_hand + num < 0) and not exists (
      select from moved m join skus k on k.id = m.sku_id
      group by k.id having k.stock + sum(m.sold) < 0
    ) as free`);
  return free === true;
}
