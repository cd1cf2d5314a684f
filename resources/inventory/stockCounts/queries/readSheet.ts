import { sql } from "kysely";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Header = Pick<CamelRow<"stock_counts">, "number" | "status" | "round"> &
  Calculated<{ warehouse: string | null }>;
type SheetLine = Pick<
  CamelRow<"stock_counts_lines">,
  "locationCode" | "goodsName" | "skuName" | "skuCode"
> &
  Calculated<{ lineId: number; counted: number | null; countedBy: string | null }>;

/** Reads the lines of the present round, with the numbers of the member who reads them alone. */
export async function readSheet(
  tx: Tx,
  { id, shopId, memberId }: { id: number; shopId: number; memberId: number },
): Promise<Header & { list: SheetLine[] }> {
  const [[header], list] = await tx.batch([
    sql<Header>`
      select c.number, c.status, c.round, w.name as warehouse
      from stock_counts c join warehouses w on w.id = c.warehouse
      where c.id = ${id}::bigint and c.shop_id = ${shopId}::bigint`,
    sql<SheetLine>`
      select l.id as "lineId", l.location_code as "locationCode", l.goods_name as "goodsName",
        l.sku_name as "skuName", l.sku_code as "skuCode", e.counter_name as "countedBy",
        case when e.counter_id = ${memberId}::bigint then e.counted end as counted
      from stock_counts c join stock_counts_lines l on l.parent_id = c.id
      left join stock_count_entries e
        on e.shop_id = l.shop_id and e.line_id = l.id and e.round = c.round
      where c.id = ${id}::bigint and c.shop_id = ${shopId}::bigint
        and (c.round = 1 or l.state = 'recount' or e.round = 2)
      order by l.position`,
  ]);
  if (!header) throw notFound();
  return { ...header, list };
}
