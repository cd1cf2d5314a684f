import { type RawBuilder, sql } from "kysely";
import { isPurchasable } from "../../core/server/storefront/purchasable.ts";
import {
  type Dependency,
  shopDependencies,
  toDependencies,
  toShopDependencies,
} from "../../core/server/storefront/storeCall.ts";
import {
  boolean,
  choice,
  type FieldInput,
  formatMoney,
  money,
  reference,
  text,
} from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { partsSql, searchTerms } from "../../framework/server/sql/searchSql.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { goods } from "../../resources/goods/index.ts";
import { goodsTypes } from "./goodsRows.ts";

/** Filters of goods lists. */
export const filterFields = {
  q: text({ max: 100 }),
  shop: reference("shops"),
  category: reference("categories"),
  shopCategory: reference("shopCategories"),
  tag: reference("goodsTags"),
  minPrice: money({ min: 0 }),
  maxPrice: money({ min: 0 }),
  type: choice(goodsTypes),
  inStock: boolean(),
} as const;
export type Filter = FieldInput<typeof filterFields>;

interface Narrowed {
  where: RawBuilder<unknown>;
  dependencies: Dependency[];
}
interface Branch {
  ids: number[];
  shopId: number | null;
}
/** Returns a category with its descendants; for a shop's own category, also its shop. */
async function readBranch(
  tx: Tx,
  table: "categories" | "shop_categories",
  id: number,
): Promise<Branch> {
  const [shop, shown] =
    table === "categories"
      ? [sql`null::bigint`, sql`c.status = 'enabled'`]
      : [sql`c.shop_id`, sql`c.status = 'shown'`];
  const rows = await tx.run(sql<
    Pick<TableRow<"shop_categories">, "id"> & Calculated<{ shopId: number | null }>
  >`
    with recursive branch as (
      select c.id, ${shop} as shop_id from ${sql.table(table)} c where c.id = ${id} and c.deleted_at is null and ${shown}
      union all
      select c.id, b.shop_id from branch b join ${sql.table(table)} c on c.parent = b.id
      where c.deleted_at is null and ${shown} ${table === "categories" ? sql`` : sql`and c.shop_id = b.shop_id`}
    ) select id, shop_id as "shopId" from branch limit 5000`);
  return { ids: rows.map((row) => row.id), shopId: rows[0]?.shopId ?? null };
}

/**
 * Builds the condition of a goods filter, and the resources that it depends on.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function narrow(tx: Tx, filter: Filter): Promise<Narrowed> {
  const { q, shop, category, shopCategory, tag, minPrice, maxPrice, type, inStock } = filter;
  if (minPrice != null && maxPrice != null && minPrice > maxPrice)
    throw invalid({ maxPrice: { key: "validation.min", params: { min: formatMoney(minPrice) } } });
  const where: RawBuilder<unknown>[] = [isPurchasable];
  const read = [
    ...shopDependencies,
    ...(shop == null
      ? toDependencies("goods", "skus", "groupActivities", "flashSales")
      : toShopDependencies(shop, "goods", "skus", "groupActivities", "flashSales")),
  ];
  if (shop != null) where.push(sql`t.shop_id = ${shop}`);
  if (category != null) {
    const { ids } = await readBranch(tx, "categories", category);
    where.push(sql`t.category = any(${ids}::bigint[])`);
    read.push(...toDependencies("categories"));
  }
  if (shopCategory != null) {
    const { ids, shopId } = await readBranch(tx, "shop_categories", shopCategory);
    where.push(sql`t.shop_id = ${shopId} and t.shop_category = any(${ids}::bigint[])`);
    read.push(...toDependencies("shopCategories"));
  }
  if (tag != null) {
    where.push(sql`t.id in (
      select c.parent_id from goods_tags g join goods_tag_ids c on c.shop_id = g.shop_id and c.target_id = g.id
      where g.id = ${tag} and g.deleted_at is null)`);
    read.push(...toDependencies("goodsTags"));
  }
  if (minPrice != null) where.push(sql`t.price >= ${minPrice}`);
  if (maxPrice != null) where.push(sql`t.price <= ${maxPrice}`);
  if (type != null) where.push(sql`t.type = ${type}`);
  if (inStock) where.push(sql`t.stock > 0`);
  if (q != null && q.trim() !== "")
    where.push(partsSql(goods, { realm: "platform" }, searchTerms(q), "index"));
  return { where: sql.join(where, sql` and `), dependencies: read };
}
