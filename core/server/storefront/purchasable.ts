import { sql } from "kysely";
import type pg from "pg";
import { notFound } from "../../../framework/server/domainError.ts";
import { type Tx, transaction } from "../../../framework/server/transaction.ts";

/** Condition for shops `s` that are visible to buyers. */
export const isOpen = sql<boolean>`s.status = 'open'`;
/**
 * Public filter of goods `t`: on sale, not in the trash, of an open shop. Buyers see no other
 * goods. With `is true` the shops are a hashed set; joined, a list would be read shop by shop.
 */
export const isPurchasable = sql<boolean>`t.status = 'onSale' and t.deleted_at is null
  and (t.shop_id in (select s.id from shop_fronts s where ${isOpen})) is true`;

/**
 * Reads across all shops in the platform's role, which has no tenant scope: each query must contain
 * the public filter.
 */
export const readAllShops = <T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(pool, { tenant: "operator" }, "read", work);
/** Reads one shop's data within its tenant scope. */
export const readShop = <T>(
  pool: pg.Pool,
  shopId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => transaction(pool, { tenant: "one", tenantId: shopId }, "read", work);

/**
 * Returns the shop of a product that buyers can see, for a read of all shops.
 *
 * @throws {DomainError} `record.notFound` when buyers cannot see the product.
 */
export async function findShopOfProduct(tx: Tx, id: number): Promise<number> {
  const goods = await tx.first(
    tx.db
      .selectFrom("goods as t")
      .select("t.shop_id as shopId")
      .where("t.id", "=", id)
      .where(isPurchasable),
  );
  if (!goods) throw notFound();
  return goods.shopId;
}
/**
 * Rejects a shop that is not visible to buyers as not found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function checkOpen(tx: Tx, shopId: number): Promise<void> {
  const shop = await tx.first(
    tx.db.selectFrom("shop_fronts as s").select("s.id").where("s.id", "=", shopId).where(isOpen),
  );
  if (!shop) throw notFound();
}
