import type { Invariant } from "./invariant.ts";

/** Invariants of coupons, and of the pieces of them that buyers have. */
export const couponInvariants: readonly Invariant[] = [
  {
    name: "a coupon counts the pieces that were claimed, of which there are no more than its quantity",
    sql: `select c.id, c.draw_num, c.total_num, m.many from coupons c
      left join lateral (select count(*) as many from received_coupons where coupon = c.id) m on true
      where c.draw_num <> m.many or c.draw_num > c.total_num`,
  },
  {
    name: "a used coupon is of one order of its buyer at its shop, and has reduced its lines",
    sql: `select r.id, r.status, r.order_id, o.status as "order" from received_coupons r left join orders o on o.id = r.order_id
      where (r.status = 'used') <> (r.order_id is not null)
        or (r.order_id is not null and (o.member_id <> r.member_id or o.shop_id <> r.shop_id or not exists (
          select 1 from orders_adjustments a
          where a.parent_id = o.id and a.source = 'coupon' and a.source_id = r.id and a.amount < 0)))`,
  },
];
