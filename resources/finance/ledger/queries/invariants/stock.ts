import type { Invariant } from "./invariant.ts";

/** The units of each SKU by the states of its reservations. */
const reservedUnits = `select sku_id, sum(held) as held, sum(shipped) as shipped from stock_reservations group by 1`;

/** Invariants of stock. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: "no stock is below nothing, and each is the sum of its changes",
    sql: `select k.id, k.stock, e.sum from skus k left join (select sku_id, sum(num) as sum from stock_movements group by 1) e on e.sku_id = k.id
      where k.stock < 0 or k.stock <> coalesce(e.sum, 0)`,
  },
  {
    name: "the changes of a stock follow each other without a gap",
    sql: `select id, sku_id from (select id, sku_id, before, lag(after, 1, 0) over (partition by sku_id order by id) as last from stock_movements) e
      where before <> last`,
  },
  {
    name: "what is for sale is what is on hand, less what orders hold of it",
    sql: `select k.id, k.stock, i.on_hand, r.held from skus k
      left join (
        select i.sku_id, coalesce(sum(i.on_hand) filter (where p.sellable), 0) as on_hand
        from stock_items i join stock_locations p on p.id = i.location_id group by 1
      ) i on i.sku_id = k.id
      left join (${reservedUnits}) r on r.sku_id = k.id
      where i.on_hand is null or k.stock <> i.on_hand - coalesce(r.held, 0)`,
  },
  {
    name: "what is on hand at a place is the sum of its changes, and not below nothing",
    sql: `select coalesce(i.sku_id, e.sku_id) as sku, i.on_hand, e.sum from stock_items i
      full join (
        select sku_id, location_id, sum(on_hand_num) as sum from stock_movements e
        where location_id is not null and exists (select from skus where id = e.sku_id) group by 1, 2
      ) e on e.sku_id = i.sku_id and e.location_id = i.location_id
      where i.on_hand < 0 or coalesce(i.on_hand, 0) <> coalesce(e.sum, 0)`,
  },
  {
    name: "the changes of what is on hand follow each other without a gap",
    sql: `select id, sku_id from (
        select id, sku_id, on_hand_after - on_hand_num as before,
          lag(on_hand_after, 1, 0) over (partition by sku_id, location_id order by id) as last
        from stock_movements where location_id is not null
      ) e where before <> last`,
  },
  {
    name: "the stock of a warehouse is what lies at its places, and its state follows from its levels",
    sql: `select coalesce(s.sku_id, i.sku_id) as sku, coalesce(s.warehouse, i.warehouse) as warehouse, s.on_hand, i.units, s.status
      from storage_stock s full join (
        select i.sku_id, p.warehouse, sum(i.on_hand) as units
        from stock_items i join stock_locations p on p.id = i.location_id
        where p.warehouse is not null group by 1, 2
      ) i on i.sku_id = s.sku_id and i.warehouse = s.warehouse
      where (s.sku_id is not null or s.id is null) and (
        coalesce(s.on_hand, 0) <> coalesce(i.units, 0)
        or s.id is null
        or s.status <> case
          when s.on_hand <= 0 then 'out' when s.on_hand <= s.warn_stock then 'low'
          when s.on_hand > s.max_stock then 'over' else 'ok'
        end
      )`,
  },
  {
    name: "an approved count has moved its variances, and no other count anything",
    sql: `select coalesce(l.parent_id, e.ref_id) as count, l.sku_id, l.variance, e.num from (
        select l.parent_id, l.sku_id, sum(l.variance) as variance from stock_counts_lines l
        join stock_counts c on c.id = l.parent_id and c.status = 'approved' group by 1, 2
      ) l full join (
        select ref_id, sku_id, sum(on_hand_num) as num from stock_movements
        where cause = 'count' group by 1, 2
      ) e on e.ref_id = l.parent_id and e.sku_id = l.sku_id
      where coalesce(l.variance, 0) <> coalesce(e.num, 0)`,
  },
  {
    name: "the cost of a SKU is that of all its units on hand, after its newest movement",
    sql: `select c.sku_id, c.quantity, c.cents, i.units, m.pool_quantity, m.pool_cents from sku_costs c
      left join (select sku_id, sum(on_hand) as units from stock_items group by 1) i on i.sku_id = c.sku_id
      left join lateral (
        select pool_quantity, pool_cents from stock_movements m
        where m.shop_id = c.shop_id and m.sku_id = c.sku_id and m.pool_cents is not null
        order by id desc limit 1
      ) m on true
      where c.quantity <> coalesce(i.units, 0) or c.cents < 0 or (c.quantity = 0 and c.cents <> 0)
        or c.quantity <> m.pool_quantity or c.cents <> m.pool_cents`,
  },
  {
    name: "the costs of a SKU's movements follow each other without a gap",
    sql: `select id, sku_id, cents, pool_cents from (
        select id, sku_id, cents, pool_quantity, pool_cents, on_hand_num,
          lag(pool_quantity) over w as last_quantity, lag(pool_cents) over w as last_cents
        from stock_movements where pool_cents is not null window w as (partition by sku_id order by id)
      ) m where pool_cents <> last_cents + cents or pool_quantity <> last_quantity + on_hand_num`,
  },
  {
    name: "what orders have taken and not given back is what the stock ledger says was sold",
    sql: `select coalesce(l.sku_id, e.sku_id) as sku, l.held, l.shipped, e.sold from (${reservedUnits}) l full join
      (select sku_id, -sum(num) as sold from stock_movements where cause not in ('begin', 'edit', 'ship', 'unship', 'receive', 'transfer', 'count') group by 1) e on e.sku_id = l.sku_id
      where coalesce(l.held + l.shipped, 0) <> coalesce(e.sold, 0)`,
  },
  {
    // What was shipped before stock on hand was recorded has no movement: it begins with `num` 0.
    name: "what left the stock on hand of an order is what was shipped of its lines",
    sql: `select coalesce(r.order_id, e.ref_id) as order, r.sku_id, r.sent, e.num from (
        select l.parent_id as order_id, r.sku_id, sum(r.shipped + r.returned) as sent
        from stock_reservations r join orders_lines l on l.id = r.line_id group by 1, 2
      ) r full join (
        select ref_id, sku_id, -sum(on_hand_num) as num from stock_movements
        where cause in ('ship', 'unship') group by 1, 2
      ) e on e.ref_id = r.order_id and e.sku_id = r.sku_id
      where coalesce(r.sent, 0) <> coalesce(e.num, 0) and (e.num is not null or not exists (
        select from stock_movements b where b.sku_id = r.sku_id and b.cause = 'begin' and b.num = 0
      ))`,
  },
  {
    name: "a reservation is of its line's SKU and units, and in the state of its order",
    sql: `select o.order_no, o.status, l.qty, r.* from orders o
      join orders_lines l on l.parent_id = o.id left join stock_reservations r on r.line_id = l.id
      where case
        when r.line_id is null then o.status in ('unshipped', 'unreceived', 'completed')
          or (o.status = 'unpaid' and l.stock_type = 'onOrder')
        else r.sku_id <> l.sku_id or r.shop_id <> l.shop_id or r.quantity <> l.qty
          or r.quantity <> r.held + r.shipped + r.released + r.returned
          or (o.status = 'unpaid' and (r.held <> l.qty or l.stock_type <> 'onOrder'))
          or (o.status = 'unshipped' and r.shipped + r.returned <> l.shipped_qty)
          or (o.status in ('unreceived', 'completed', 'cancelled') and r.held > 0)
      end`,
  },
  {
    name: "an order that is to be sent holds the units that it owes, and no others",
    sql: `select o.order_no, l.id, l.qty, l.shipped_qty, l.released_qty, r.held from orders o join orders_lines l on l.parent_id = o.id
      left join stock_reservations r on r.line_id = l.id
      where o.status = 'unshipped' and coalesce(r.held, 0) <> l.qty - l.shipped_qty - l.released_qty`,
  },
  {
    name: "an order that is to be sent, or was, had a unit that was not put back on sale",
    sql: `select o.order_no, o.status, u.units, coalesce(b.num, 0) as back from orders o
      join lateral (select sum(qty) as units from orders_lines where parent_id = o.id) u on true
      left join (select r.order_id, sum(e.num) as num from stock_movements e join refunds r on r.id = e.ref_id
        where e.cause = 'refund' and e.ref_table = 'refunds' group by 1) b on b.order_id = o.id
      where o.status in ('unshipped', 'unreceived', 'completed') and u.units <= coalesce(b.num, 0)`,
  },
];
