import { type RawBuilder, sql } from "kysely";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { lockSkus, wakeStockConsumers } from "../../stock/commands/moveStock.ts";
import { maxSynchronised } from "../skuIds.ts";

/** A SKU whose stock for sale differs from what it should be. */
export type StockDifference = Pick<TableRow<"skus">, "stock"> &
  Calculated<{
    skuId: TableRow<"skus">["id"];
    goodsName: TableRow<"goods">["title"];
    onHand: number;
    held: number;
    synced: number;
  }> & { skuName: CamelRow<"skus">["attrName"] };

/** What a SKU has for sale: its units at places that sell, less what open orders hold. */
const synced = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select k.id, k.stock, coalesce(i.on_hand, 0) as on_hand, coalesce(r.held, 0) as held
  from skus k
  left join lateral (
    select sum(i.on_hand)::integer as on_hand from stock_items i
    join stock_locations p on p.id = i.location_id and p.sellable
    where i.sku_id = k.id
  ) i on true
  left join lateral (
    select sum(held)::integer as held from stock_reservations r
    where r.shop_id = k.shop_id and r.sku_id = k.id and r.held > 0
  ) r on true
  where ${where}
)`;

/** Finds the differences that `synStock` would remove. */
export const findDifferences = (tx: Tx, shopId: number): Promise<StockDifference[]> =>
  tx.run(sql<StockDifference>`
    select f.id as "skuId", g.title as "goodsName", k.attr_name as "skuName", f.stock,
      f.on_hand as "onHand", f.held, f.on_hand - f.held as synced
    from ${synced(sql`k.shop_id = ${shopId}::bigint and k.deleted_at is null`)} f
    join skus k on k.id = f.id join goods g on g.id = k.goods
    where f.stock <> f.on_hand - f.held
    order by f.id limit ${maxSynchronised}`);

/**
 * Sets the stock for sale of SKUs to what is on hand less what orders hold, with a movement for
 * each difference; returns how many changed. Physical stock stays as it is. Below nothing it is
 * set to nothing.
 */
export async function synStock(
  ctx: Pick<TransactionContext, "engine" | "tx" | "now" | "actor">,
  { shopId, skuIds }: { shopId: number; skuIds: readonly number[] },
): Promise<number> {
  const { tx, now, actor } = ctx;
  const own = await tx.run(
    tx.db
      .selectFrom("skus")
      .select("id")
      .where("id", "=", anyId(skuIds))
      .where("shop_id", "=", shopId),
  );
  const ids = own.map(({ id }) => id);
  const [, changed] = await tx.batch([
    lockSkus(ids),
    sql<Pick<TableRow<"skus">, "id">>`
      with found as ${synced(sql`k.id = any(${ids}::bigint[])`)}, wanted as (
        select id, stock, greatest(on_hand - held, 0) as synced from found
      ), changed as (
        update skus k set stock = w.synced from wanted w where k.id = w.id and w.synced <> w.stock
        returning k.id, k.shop_id, k.goods, w.stock as before, k.stock,
          set_config('markethall.stock_cause', 'recorded', true)
      )
      insert into stock_movements (shop_id, sku_id, goods_id, cause, num, before, after, add_time, add_by)
      select shop_id, id, goods, 'edit', stock - before, before, stock,
        ${now.toISOString()}::timestamptz, ${getMemberId(actor)}::bigint
      from changed order by id
      returning sku_id as id`,
  ]);
  if (changed.length > 0) wakeStockConsumers(ctx);
  return changed.length;
}
