import type { Invariant } from "./invariant.ts";

/** Invariants of points as the platform's liability, and of the orders that they pay. */
export const pointInvariants: readonly Invariant[] = [
  {
    name: "what the points of a buyer are worth is an account of the ledger",
    sql: `select b.id, b.points_value, coalesce(e.sum, 0) as ledger from buyers b
      left join (select buyer_id, sum(amount) as sum from ledger_entries where account = 'points' group by 1) e on e.buyer_id = b.id
      where b.points_value <> coalesce(e.sum, 0) or b.points_value < 0`,
  },
  {
    name: "the points that a buyer cannot spend are those that unpaid orders hold",
    sql: `select b.id, b.points, b.points_held, h.held from buyers b
      left join (select member_id, sum(points) as held from point_holds where status = 'held' group by 1) h on h.member_id = b.id
      where b.points_held <> coalesce(h.held, 0) or b.points_held > b.points`,
  },
  {
    name: "a payment that is paid holds no points, and what it took of them is what its orders used",
    sql: `select p.pay_order_no, p.status, h.status as hold, h.captured, h.captured_points, e.value, e.points from point_holds h
      join pay_orders p on p.id = h.pay_order_id
      left join lateral (select sum(e.value) as value, sum(e.amount) as points from point_entries e join orders o on o.id = e.order_id
        where o.pay_order_id = p.id and e.type = 'exchange') e on true
      where (h.status = 'held' and p.status = 'paid') or (h.status = 'captured') <> (h.captured > 0)
        or h.captured <> coalesce(e.value, 0) or h.captured_points <> coalesce(e.points, 0)`,
  },
  {
    name: "what points paid of an order and were given back is what the ledger says",
    sql: `select coalesce(p.order_no, l.order_no) as "order", p.paid, p.back, l.paid as posted, l.back as "postedBack" from (
        select order_no, coalesce(sum(value) filter (where type = 'exchange'), 0) as paid, coalesce(sum(value) filter (where type = 'returned'), 0) as back
        from point_entries where type in ('exchange', 'returned') and order_no is not null group by 1
      ) p full join (
        select order_no, -coalesce(sum(amount) filter (where amount < 0), 0) as paid, coalesce(sum(amount) filter (where amount > 0), 0) as back
        from ledger_entries where account = 'points' and order_no is not null and ref_table <> 'point_entries' group by 1
      ) l using (order_no)
      where coalesce(p.paid, 0) <> coalesce(l.paid, 0) or coalesce(p.back, 0) <> coalesce(l.back, 0) or p.back > p.paid`,
  },
  {
    name: "an order that points have paid returns them in proportion, all of them with the last cent",
    sql: `select order_id, points, value, returned, refunded, used, "usedReturned" from (
        select order_id, sum(amount) filter (where type = 'exchange') as points, sum(value) filter (where type = 'exchange') as value,
          coalesce(sum(amount) filter (where type = 'returned'), 0) as returned, coalesce(sum(value) filter (where type = 'returned'), 0) as refunded
        from point_entries where type in ('exchange', 'returned') and value is not null group by 1
      ) e left join (select order_id, sum(points) as used, sum(returned) as "usedReturned" from point_uses group by 1) u using (order_id)
      where returned <> floor(points * refunded / value) or points <> coalesce(used, 0) or returned <> coalesce("usedReturned", 0)`,
  },
];
