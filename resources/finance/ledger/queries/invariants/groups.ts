import type { Invariant } from "./invariant.ts";

/** Invariants of group orders. */
export const groupInvariants: readonly Invariant[] = [
  {
    name: "a group counts those who have joined it, has no more of them than it needs, and has succeeded once it has all",
    sql: `select g.group_no, g.status, g.have_num, g.group_num, m.many from group_orders g
      left join lateral (select count(*) as many from group_orders_members where parent_id = g.id) m on true
      where g.have_num <> m.many or g.have_num > g.group_num or (g.status = 'succeeded') <> (g.have_num = g.group_num)`,
  },
  {
    name: "who is in a group has paid for it, and has the money back where it failed",
    sql: `select o.order_no, o.status, o.cancel_reason, g.group_no, g.status as "group" from group_orders_members m
      join group_orders g on g.id = m.parent_id left join orders o on o.id = m.order_id
      where o.group_order_id is distinct from g.id or o.pay_time is null or o.member_id <> m.member_id or case g.status
        when 'ongoing' then o.status <> 'unshipped' or o.refund_status <> 'none'
        when 'succeeded' then o.status = 'cancelled' and o.cancel_reason not in ('refunded', 'shop')
        else o.status <> 'cancelled' or o.cancel_reason <> 'groupFailed' end`,
  },
  {
    name: "an order of a group is in it once it is paid, and sent only where the group has succeeded",
    sql: `select o.order_no, o.status, g.status as "group" from orders o left join group_orders g on g.id = o.group_order_id
      left join group_orders_members m on m.order_id = o.id
      where (o.type = 'group' and o.status in ('unshipped', 'unreceived', 'completed') and (g.id is null or m.id is null))
        or (o.group_order_id is not null and m.id is null)
        or (g.status <> 'succeeded' and (o.delivery_time is not null or o.finish_time is not null))`,
  },
  {
    name: "an order waits for its group while the group is not full",
    sql: `select o.order_no, o.status, o.waits_for_group, g.status as "group" from orders o left join group_orders g on g.id = o.group_order_id
      where o.waits_for_group <> coalesce(o.status = 'unshipped' and g.status = 'ongoing', false)`,
  },
];
