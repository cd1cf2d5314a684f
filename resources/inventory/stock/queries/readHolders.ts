import { sql } from "kysely";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** An order that holds units of a SKU, and how many. */
export type Holder = Pick<CamelRow<"orders">, "addTime"> &
  Calculated<{
    orderId: TableRow<"orders">["id"];
    number: string;
    status: "unpaid" | "unshipped";
    qty: number;
  }>;

/** Reads the orders of a shop that hold units of a SKU, the oldest first. */
export const readHolders = (
  tx: Tx,
  { shopId, skuId, limit }: { shopId: number; skuId: number; limit: number },
): Promise<Holder[]> =>
  tx.run(sql<Holder>`
    select o.id as "orderId", o.number, o.status, o.add_time as "addTime", sum(r.held)::integer as qty
    from stock_reservations r
    join orders_lines l on l.id = r.line_id
    join orders o on o.id = l.parent_id
    where r.shop_id = ${shopId} and r.sku_id = ${skuId} and r.held > 0
    group by o.id order by o.id limit ${limit}`);
