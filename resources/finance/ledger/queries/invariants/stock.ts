import type { Invariant } from "./invariant.ts";

/** Invariants of stock. */
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
  {
    name: "an order that is to be sent holds the units that it owes, and no others",
    sql: `select o.order_no, l.id, l.qty, l.refunded_qty, l.stock_taken from orders o join orders_lines l on l.parent_id = o.id
      where o.status = 'unshipped' and l.stock_taken <> l.qty - l.refunded_qty`,
  },
  {
    name: "an order that is to be sent, or was, had a unit that was not put back on sale",
    sql: `select o.order_no, o.status, u.units, coalesce(b.num, 0) as back from orders o
      join lateral (select sum(qty) as units from orders_lines where parent_id = o.id) u on true
      left join (select r.order_id, sum(e.num) as num from stock_entries e join refunds r on r.id = e.ref_id
        where e.cause = 'refund' and e.ref_table = 'refunds' group by 1) b on b.order_id = o.id
      where o.status in ('unshipped', 'unreceived', 'completed') and u.units <= coalesce(b.num, 0)`,
  },
];
