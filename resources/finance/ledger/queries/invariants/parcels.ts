import type { Invariant } from "./invariant.ts";

/** The units of each line in the parcels that were not undone. */
const sentUnits = `select pl.line_id, sum(pl.qty) as sent from parcels p join parcel_lines pl on pl.parcel_id = p.id
  where p.undone_at is null group by 1`;

/** Invariants of parcels. */
export const parcelInvariants: readonly Invariant[] = [
  {
    name: "what was shipped of a line is what its parcels hold, or what the buyer has collected",
    sql: `select o.order_no, l.id, l.shipped_qty, p.sent from orders o join orders_lines l on l.parent_id = o.id
      left join (${sentUnits}) p on p.line_id = l.id
      where case when o.self_lifting then p.sent is not null else l.shipped_qty <> coalesce(p.sent, 0) end`,
  },
  {
    name: "what was shipped of a line and what was refunded before are what its reservation says, and not more than was bought",
    sql: `select o.order_no, l.id, l.qty, l.shipped_qty, l.released_qty, r.shipped + r.returned as sent, r.released
      from orders o join orders_lines l on l.parent_id = o.id join stock_reservations r on r.line_id = l.id
      where l.shipped_qty <> r.shipped + r.returned or l.shipped_qty + l.released_qty > l.qty
        or l.refunded_qty - l.released_qty not between 0 and l.shipped_qty
        or (o.status in ('unshipped', 'unreceived', 'completed') and l.released_qty <> r.released)`,
  },
  {
    name: "a parcel holds units of its own order, which has been paid",
    sql: `select p.id, o.order_no from parcels p join orders o on o.id = p.order_id
      where o.pay_time is null or o.status = 'unpaid' or p.shop_id <> o.shop_id
        or not exists (select from parcel_lines where parcel_id = p.id)
        or exists (
          select from parcel_lines pl join orders_lines l on l.id = pl.line_id
          where pl.parcel_id = p.id and (l.parent_id <> o.id or pl.qty < 1)
        )`,
  },
  {
    name: "an order that was shipped went in parcels, and has the tracking number of the last one",
    sql: `select o.order_no, o.delivery_type, o.delivery_no, p.courier, p.tracking_number from orders o
      left join lateral (
        select courier, coalesce(tracking_number, '0') as tracking_number from parcels
        where order_id = o.id and undone_at is null order by number desc limit 1
      ) p on true
      where not o.self_lifting and (
        (o.status in ('unreceived', 'completed') and p.courier is null)
        or (o.delivery_time is not null and (coalesce(o.delivery_type, 'none'), coalesce(o.delivery_no, '0')) is distinct from (p.courier, p.tracking_number))
      )`,
  },
  {
    name: "an order is shipped once nothing of it is left to ship, and not before",
    sql: `select o.order_no, o.status, sum(l.qty - l.shipped_qty - l.released_qty) as left
      from orders o join orders_lines l on l.parent_id = o.id
      where o.status in ('unshipped', 'unreceived', 'completed')
      group by o.id having (o.status = 'unshipped') <> (sum(l.qty - l.shipped_qty - l.released_qty) > 0)`,
  },
  {
    name: "the parcels of an order are counted from one without a gap",
    sql: `select order_id, count(*), max(number) from parcels group by 1 having min(number) <> 1 or max(number) <> count(*)`,
  },
];
