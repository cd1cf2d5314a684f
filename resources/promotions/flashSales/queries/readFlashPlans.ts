import { sql } from "kysely";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { FlashPlan } from "../flashPlan.ts";
import { liveStates } from "../flashSales.ts";

interface SaleQuery {
  goods: readonly { goodsId: number; shopId: number }[];
  now: Date;
  /** Whose orders of a sale count; nobody's before the buyer is known. */
  buyerId: number | null;
}

/**
 * Reads the sale that each of some products has now; where it has none, its next one. Sales of one
 * product do not overlap.
 */
export async function readFlashPlans(
  tx: Tx,
  { goods, now, buyerId }: SaleQuery,
): Promise<FlashPlan[]> {
  if (goods.length === 0) return [];
  const sales = await tx.run(
    tx.db
      .selectFrom("flash_sales as s")
      .distinctOn("s.goods")
      .select(["s.id", "s.shop_id as shopId", "s.goods as goodsId"])
      .select(["s.seckill_begin_time as beginsAt", "s.seckill_end_time as endsAt"])
      .select("s.seckill_limit_num as limit")
      .where("s.shop_id", "=", anyId(goods.map(({ shopId }) => shopId)))
      .where("s.goods", "=", anyId(goods.map(({ goodsId }) => goodsId)))
      .where("s.status", "in", liveStates)
      .where("s.seckill_end_time", ">", now.toISOString())
      .orderBy("s.goods")
      .orderBy("s.seckill_begin_time"),
  );
  if (sales.length === 0) return [];
  const ids = sales.map(({ id }) => id);
  const prices = await readPrices(tx, ids);
  const bought = buyerId === null ? [] : await countBought(tx, ids, buyerId);
  return sales.map((sale) => ({
    ...sale,
    prices: prices
      .filter(({ saleId }) => saleId === sale.id)
      .map(({ saleId, ...price }) => ({
        ...price,
        bought:
          bought.find((one) => one.saleId === saleId && one.skuId === price.skuId)?.bought ?? 0,
      })),
  }));
}

/** Reads what each SKU of sales costs, and how much of it is left. */
export const readPrices = (tx: Tx, saleIds: readonly number[]) =>
  tx.run(
    tx.db
      .selectFrom("flash_sales_price_form_list")
      .select(["id", "parent_id as saleId", "sku_id as skuId", "price"])
      .select(["limit_num as limit", sql<number>`allocated - sold`.as("left")])
      .where("parent_id", "=", anyId(saleIds))
      .orderBy("position")
      .orderBy("id"),
  );

/** Counts the units that a buyer has ordered in sales, paid or not, without cancelled orders. */
export const countBought = (tx: Tx, saleIds: readonly number[], buyerId: number) =>
  tx.run(
    tx.db
      .selectFrom("orders as o")
      .innerJoin("orders_adjustments as a", "a.parent_id", "o.id")
      .innerJoin("orders_lines as l", (join) =>
        join.onRef("l.parent_id", "=", "o.id").onRef("l.position", "=", "a.line_position"),
      )
      .select(({ fn, ref }) => [
        ref("a.source_id").$notNull().as("saleId"),
        "l.sku_id as skuId",
        fn.sum<number>("l.qty").$castTo<number>().as("bought"),
      ])
      .where("o.member_id", "=", buyerId)
      .where("o.status", "!=", "cancelled")
      .where("a.source", "=", "flashSale")
      .where("a.source_id", "=", anyId(saleIds))
      .groupBy(["a.source_id", "l.sku_id"]),
  );
