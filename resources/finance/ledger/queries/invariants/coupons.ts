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
  {
    name: "a coupon of the platform counts the pieces that were claimed, of which there are no more than its quantity",
    sql: `select c.id, c.draw_num, c.total_num, m.many from platform_coupons c
      left join lateral (select count(*) as many from received_platform_coupons where coupon = c.id) m on true
      where c.draw_num <> m.many or c.draw_num > c.total_num`,
  },
  {
    name: "a used coupon of the platform is of one payment of its buyer, and has reduced lines of its orders",
    sql: `select r.id, r.status, r.pay_order_id from received_platform_coupons r left join pay_orders p on p.id = r.pay_order_id
      where (r.status = 'used') <> (r.pay_order_id is not null)
        or (r.pay_order_id is not null and (p.member_id <> r.member_id or not exists (
          select 1 from orders o join orders_adjustments a on a.parent_id = o.id
          where o.pay_order_id = p.id and a.source = 'platformCoupon' and a.source_id = r.id and a.amount < 0)))`,
  },
  {
    name: "the platform bears its percentage of what its coupon takes off, over all orders of the payment",
    sql: `select r.id, r.platform_percent, a.saved, a.borne from received_platform_coupons r
      join (select a.source_id, o.pay_order_id, -sum(a.amount) as saved, sum(a.platform_amount) as borne
        from orders_adjustments a join orders o on o.id = a.parent_id where a.source = 'platformCoupon' group by 1, 2) a
        on a.source_id = r.id and a.pay_order_id = r.pay_order_id
      where a.borne <> floor(a.saved * r.platform_percent / 100 + 0.5)`,
  },
  {
    name: "what the platform bears of the discounts of a paid order is credited to its shop, and debited to the platform",
    sql: `select o.order_no, a.borne, e.shop, e.platform from (
        select order_no, coalesce(sum(amount) filter (where account = 'pending' and type = 'coupon'), 0) as shop,
          coalesce(-sum(amount) filter (where account = 'platform' and type = 'coupon'), 0) as platform
        from ledger_entries where account in ('pending', 'platform') and order_no is not null group by 1
        having bool_or(type = 'goods')) e
      join orders o using (order_no)
      left join lateral (select coalesce(sum(platform_amount), 0) as borne from orders_adjustments where parent_id = o.id) a on true
      where e.shop <> a.borne or e.platform <> a.borne`,
  },
];
