import { sql } from "kysely";
import { changesChannel } from "../../../framework/server/engine.ts";
import type { Tx } from "../../../framework/server/tenancy.ts";
import { goods } from "../goods.ts";

/**
 * Brings what products say of their things on sale up to date. It raises no version: a sale must not make somebody's edit stale. The
 * products are locked in the order of their ids, as whoever sells locks them.
 */
export async function summarize(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.run(sql`select id from goods where id = any(${[...ids]}::bigint[]) order by id for update`);
  await tx.run(sql`
    update goods g set price = s.price, max_price = s.max_price, stock = coalesce(s.stock, 0), sku_count = s.n
    from (
      select wanted.id, min(k.price) as price, max(k.price) as max_price, sum(k.stock) as stock, count(k.id) as n
      from unnest(${[...ids]}::bigint[]) as wanted (id)
      left join skus k on k.goods = wanted.id and k.deleted_at is null group by wanted.id
    ) s where g.id = s.id`);
  // Lists of goods are narrowed by price and stock too: what was counted of them is no longer so.
  await tx.run(sql`
    select pg_notify(${changesChannel}, ${`${goods.name}:`} || shop_id) from goods where id = any(${[...ids]}::bigint[]) group by shop_id`);
}
