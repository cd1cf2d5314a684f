import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Sales } from "./summarizeSales.ts";

/** An order that was paid (1), or whose sale is taken back (-1). */
export interface SalesChange {
  orderId: number;
  sign: 1 | -1;
}

/** Reads what orders change in the sales of their products. */
export const readSales = (tx: Tx, changes: readonly SalesChange[]): Promise<Sales[]> =>
  tx.run(sql<
    { goodsId: TableRow<"orders_lines">["goods_id"] } & Calculated<Omit<Sales, "goodsId">>
  >`
    select goods_id as "goodsId", sum(sign * qty)::int as sold, sum(sign)::int as payers
    from (
      select v.id, v.sign, l.goods_id, sum(l.qty) as qty
      from unnest(
        ${changes.map(({ orderId }) => orderId)}::bigint[], ${changes.map(({ sign }) => sign)}::integer[]
      ) as v (id, sign)
      join orders_lines l on l.parent_id = v.id
      group by v.id, v.sign, l.goods_id
    ) s
    group by goods_id`);
