import type { Invariant } from "./invariant.ts";

/** What must hold of what can be sold. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: "no stock is below nothing, and each is the sum of its changes",
    sql: `select k.id, k.stock, e.sum from skus k left join (select sku_id, sum(num) as sum from stock_entries group by 1) e on e.sku_id = k.id
      where k.stock < 0 or k.stock <> coalesce(e.sum, 0)`,
  },
  {
    name: "the changes of a stock follow each other without a gap",
    sql: `select id, sku_id from (select id, sku_id, before, lag(after, 1, 0) over (partition by sku_id order by id) as last from stock_entries) e
      where before <> last`,
  },
  {
    name: "what orders have taken and not given back is what the stock ledger says was sold",
    sql: `select coalesce(l.sku_id, e.sku_id) as sku, l.held, e.sold from
      (select sku_id, sum(stock_taken) as held from orders_lines group by 1) l full join
      (select sku_id, -sum(num) as sold from stock_entries where cause not in ('begin', 'edit') group by 1) e on e.sku_id = l.sku_id
      where coalesce(l.held, 0) <> coalesce(e.sold, 0)`,
  },
];
