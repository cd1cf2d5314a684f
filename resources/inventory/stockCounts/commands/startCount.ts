import { type RawBuilder, sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { branchIds } from "../../../../framework/server/sql/branchIds.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../errors.ts";
import { maxLines } from "../stockCounts.ts";

export type CountScope = Pick<
  CamelRow<"stock_counts">,
  "id" | "shopId" | "warehouse" | "scope" | "location" | "category" | "sampleSize"
>;

/**
 * Starts a count: what its scope has on hand becomes its lines, in the order of the walk. They have
 * no numbers.
 *
 * @throws {DomainError} `stockCount.nothingToCount` when the scope holds no units.
 * @throws {DomainError} `stockCount.tooManyLines` when it holds more lines than one count may have.
 */
export async function startCount(ctx: TransactionContext, count: CountScope): Promise<void> {
  const { tx, now, actor } = ctx;
  const added = await tx.run(sql<Pick<TableRow<"stock_counts_lines">, "id">>`
    insert into stock_counts_lines (
      shop_id, parent_id, position, sku_id, location_id, location_code, goods_name, sku_name, sku_code
    )
    select shop_id, ${count.id}::bigint, row_number() over (order by walk_order, code, sku_id) - 1,
      sku_id, location_id, code, title, attr_name, sku_code
    from ${selectItems(count)} found
    order by walk_order, code, sku_id
    returning id`);
  if (added.length === 0) throw domainError("stockCount.nothingToCount");
  if (added.length > maxLines) throw domainError("stockCount.tooManyLines", { max: maxLines });
  await updateRows(ctx, "stockCounts", count.id, {
    status: "counting",
    total: added.length,
    operator: actor.name || null,
    started_at: now.toISOString(),
  });
}

/** What lies in the scope of a count; of chosen SKUs also those that should be gone. */
const selectItems = (count: CountScope): RawBuilder<unknown> => sql`(
  select i.shop_id, i.sku_id, i.location_id, p.walk_order, p.code, g.title, k.attr_name,
    k.code as sku_code
  from stock_items i
  join stock_locations p on p.id = i.location_id
  join skus k on k.id = i.sku_id and k.deleted_at is null
  join goods g on g.id = k.goods
  where i.shop_id = ${count.shopId}::bigint and p.warehouse = ${count.warehouse}::bigint
    and (i.on_hand > 0 or ${count.scope === "skus"} and p.is_default)
    and ${toCondition(count)}
  ${count.scope === "sample" ? sql`order by random() limit ${count.sampleSize}::integer` : sql`limit ${maxLines + 1}`}
)`;

function toCondition({ id, scope, location, category }: CountScope): RawBuilder<unknown> {
  const isBelow = (column: string, table: string, top: number | null) =>
    sql`${sql.ref(column)} = any(${branchIds(sql.table(table), sql.ref("t.parent"), top === null ? [] : [top])})`;
  if (scope === "location") return isBelow("i.location_id", "stock_locations", location);
  if (scope === "category") return isBelow("g.category", "categories", category);
  if (scope === "skus")
    return sql`i.sku_id in (
      select target_id from stock_counts_sku_ids where parent_id = ${id}::bigint
    )`;
  return sql`true`;
}
