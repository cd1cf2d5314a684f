import { sql } from "kysely";
import { getChangesChannel } from "../../../../framework/server/engine.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { goods } from "../goods.ts";

/** Quantity sold and number of purchases of a product since its figures were last updated. */
export interface Sales {
  goodsId: number;
  sold: number;
  payers: number;
}
/**
 * Updates the products' summaries of their SKUs and sales. It does not raise the version, so that a
 * sale does not make an open edit stale. The products are locked in the order of their ids, as
 * sales lock them.
 */
export async function summarize(
  tx: Tx,
  ids: readonly number[],
  sales: readonly Sales[] = [],
): Promise<void> {
  const by = new Map(sales.map((sale) => [sale.goodsId, sale]));
  const sold = ids.map((id) => by.get(id)?.sold ?? 0);
  const payers = ids.map((id) => by.get(id)?.payers ?? 0);
  await tx.run(
    tx.db
      .selectFrom("goods")
      .select("id")
      .where("id", "=", anyId(ids))
      .orderBy("id")
      .forNoKeyUpdate(),
  );
  await tx.run(sql`
    update goods g set price = s.price, max_price = s.max_price, stock = s.stock, sku_count = s.n,
      sell_num = greatest(g.sell_num + s.sold, 0), pay_num = greatest(g.pay_num + s.payers, 0)
    from (
      select w.id, w.sold, w.payers, min(k.price) as price, max(k.price) as max_price, coalesce(sum(k.stock), 0) as stock, count(k.id) as n
      from unnest(${[...ids]}::bigint[], ${sold}::integer[], ${payers}::integer[]) as w (id, sold, payers)
      left join skus k on k.goods = w.id and k.deleted_at is null group by w.id, w.sold, w.payers
    ) s where g.id = s.id and (s.sold <> 0 or s.payers <> 0
      or (g.price, g.max_price, g.stock, g.sku_count) is distinct from (s.price, s.max_price, s.stock, s.n))`);
  // Cached counts of goods lists are invalid: lists can be filtered by price and stock.
  await tx.run(sql`
    select pg_notify(${getChangesChannel()}, ${`${goods.name}:`} || shop_id) from goods where id = any(${[...ids]}::bigint[]) group by shop_id`);
}
