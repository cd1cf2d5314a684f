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
];
