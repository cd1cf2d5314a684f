import type { Invariant } from "./invariant.ts";

/** Whether a consumer still has events of some topics to handle, after which its figures follow. */
const isBehind = (consumer: string, topics: readonly string[]) => `exists (
  select 1 from domain_events e left join event_cursors c on c.consumer = '${consumer}'
  where e.topic in (${topics.map((topic) => `'${topic}'`).join(", ")})
    and (c.consumer is null or (e.xid, e.id) > (c.xid, c.id)))`;

/** Invariants of buyers and their figures. */
export const memberInvariants: readonly Invariant[] = [
  {
    name: "what a shop knows of a buyer is the sum of their orders and refunds there",
    sql: `select o.shop_id, o.member_id, o.orders, b.order_count, o.spent, b.spent as known, o.refunded, b.refunded as "knownRefunded"
      from (select shop_id, member_id, count(*) filter (where status <> 'cancelled') as orders,
          coalesce(sum(pay_price - refund_amount) filter (where pay_time is not null), 0) as spent,
          coalesce(sum(refund_amount) filter (where pay_time is not null), 0) as refunded
        from orders group by 1, 2) o
      left join (select shop_id, member_id, count(*) as refunds from refunds where status = 'completed' group by 1, 2) r
        using (shop_id, member_id)
      left join shop_buyers b using (shop_id, member_id)
      where not ${isBehind("countShopBuyers", ["order.placed", "order.paid", "order.cancelled", "refund.completed"])}
        and (o.orders, o.spent, o.refunded, coalesce(r.refunds, 0))
          is distinct from (b.order_count, b.spent, b.refunded, b.refund_count)`,
  },
  {
    name: "the points of a buyer are the rest of their lots, and the sum of their changes",
    sql: `select b.id, b.points, l.left, e.sum from buyers b,
        lateral (select coalesce(sum(remaining), 0) as left from point_lots where member_id = b.id) l,
        lateral (select coalesce(sum(case in_out when 'in' then amount else -amount end), 0) as sum
          from point_entries where member_id = b.id) e
      where b.points <> l.left or b.points <> e.sum or b.points < 0 or b.points_owed < 0`,
  },
  {
    name: "the points of a buyer follow each other without a gap, never below nothing",
    sql: `select id, member_id from (
        select id, member_id, in_out, amount, before, after,
          lag(after, 1, 0) over (partition by member_id order by id) as last from point_entries) e
      where before <> last or after <> before + case in_out when 'in' then amount else -amount end or after < 0`,
  },
  {
    name: "a purchase has as many points as the goods that were paid, but not with points, and not refunded",
    sql: `select p.order_id, p.left, g.paid, p.rate from (
        select order_id, max(rate) as rate, coalesce(max(level_rate), 100) as level_rate,
          sum(case type when 'consume' then amount else -amount - shortfall end) as left
        from point_entries where order_id is not null and type in ('consume', 'refund') group by 1) p
      join lateral (select greatest((select sum(paid - refunded_amount) from orders_lines where parent_id = p.order_id)
        - (select coalesce(sum(case e.type when 'exchange' then e.value else -e.value end), 0) from point_entries e
          where e.order_id = p.order_id and e.type in ('exchange', 'returned')), 0) as paid) g on true
      where not ${isBehind("creditPoints", ["order.received", "refund.completed"])}
        and p.left <> floor(g.paid * p.rate * p.level_rate / 10000)`,
  },
  {
    name: "a buyer has the highest level that the points they have earned reach, and their shops see it",
    sql: `select b.id, b.points_earned, b.level, r.level as reached from buyers b
      left join lateral (select l.id as level from buyer_levels l where l.status = 'enabled' and l.min_points <= b.points_earned
        order by l.min_points desc limit 1) r on true
      where not ${isBehind("assignBuyerLevels", ["buyer.pointsEarned", "level.changed"])}
        and (b.level is distinct from r.level
          or exists (select 1 from shop_buyers s where s.member_id = b.id and s.level is distinct from b.level))`,
  },
];
