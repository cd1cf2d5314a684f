import { notFound } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { commissionRateSql } from "../../../pricing/server.ts";

/**
 * Reads what the form of a group activity calculates with: the commission of a product of a shop,
 * and the prices of its SKUs in cents, the lowest first.
 *
 * @throws {DomainError} `record.notFound` when the shop has no such product.
 */
export async function readGroupProduct(tx: Tx, shopId: number, goodsId: number) {
  // The commission follows settings of the platform, which a shop cannot read.
  const product = await tx.asSystem(() =>
    tx.first(
      tx.db
        .selectFrom("goods as t")
        .select(commissionRateSql.as("commissionRate"))
        .where("t.shop_id", "=", shopId)
        .where("t.id", "=", goodsId)
        .where("t.deleted_at", "is", null),
    ),
  );
  if (!product) throw notFound();
  const skus = await tx.run(
    tx.db
      .selectFrom("skus")
      .select(["id", "attr_name as name", "price"])
      .where("goods", "=", goodsId)
      .where("deleted_at", "is", null)
      .orderBy("price")
      .orderBy("id"),
  );
  return { commissionRate: Number(product.commissionRate), skus };
}
