import { sql } from "kysely";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { SaleSku } from "../saleTerms.ts";

/** Reads the SKUs of a product with what they cost outside of a sale, and their stock. */
export const readSaleSkus = (tx: Tx, goodsId: number): Promise<SaleSku[]> =>
  tx.run(
    tx.db
      .selectFrom("skus")
      .select(["id", "price", "stock"])
      .where("goods", "=", goodsId)
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** Sums up the SKUs of sales, by the ids of the sales; amounts are cents. */
export async function readSaleTotals(tx: Tx, ids: readonly number[]) {
  const rows = await tx.run(
    tx.db
      .selectFrom("flash_sales as s")
      .innerJoin("flash_sales_price_form_list as p", "p.parent_id", "s.id")
      .innerJoin("goods as g", "g.id", "s.goods")
      .select(["s.id", "g.main_img as mainImg"])
      .select([
        sql<number>`min(p.price)`.as("lowestPrice"),
        sql<number>`sum(p.allocated)::integer`.as("allocatedTotal"),
        sql<number>`sum(p.sold)::integer`.as("soldTotal"),
      ])
      .where("s.id", "=", anyId(ids))
      .groupBy(["s.id", "g.main_img"]),
  );
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}
