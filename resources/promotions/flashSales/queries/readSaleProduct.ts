import { notFound } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { commissionRateSql } from "../../../pricing/server.ts";
import { readCouponsOfGoods } from "../../coupons/queries/readCouponsOfGoods.ts";
import { liveStates } from "../flashSales.ts";

/**
 * Reads what the form of a sale shows of a product of a shop.
 *
 * @throws {DomainError} `record.notFound` when the shop has no such product.
 */
export async function readSaleProduct(tx: Tx, shopId: number, goodsId: number) {
  // The commission follows settings of the platform, which a shop cannot read.
  const product = await tx.asSystem(() =>
    tx.first(
      tx.db
        .selectFrom("goods as t")
        .select(["t.type", "t.main_img as mainImg", commissionRateSql.as("commissionRate")])
        .where("t.shop_id", "=", shopId)
        .where("t.id", "=", goodsId)
        .where("t.deleted_at", "is", null),
    ),
  );
  if (!product) throw notFound();
  const skus = await tx.run(
    tx.db
      .selectFrom("skus")
      .select(["id", "attr_name as name", "img", "price", "stock"])
      .where("goods", "=", goodsId)
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );
  const sales = await tx.run(
    tx.db
      .selectFrom("flash_sales")
      .select(["id", "seckill_begin_time as beginTime", "seckill_end_time as endTime"])
      .where("goods", "=", goodsId)
      .where("status", "in", liveStates)
      .orderBy("seckill_begin_time"),
  );
  return {
    commissionRate: Number(product.commissionRate),
    inGroup: product.type === "group",
    skus: skus.map((sku) => ({ ...sku, img: sku.img ?? product.mainImg })),
    sales,
    coupons: await readCouponsOfGoods(tx, shopId, goodsId),
  };
}
