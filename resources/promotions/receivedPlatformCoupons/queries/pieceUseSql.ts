import { sql } from "kysely";

/**
 * What the used piece `r` of a platform's coupon has come to, in cents: what it has taken off its
 * orders less what refunds have reversed, the part of it that the platform bears, and what the
 * orders cost less refunds. The platform's part of each line is reversed as its refunds reverse it.
 */
export const pieceUseSql = sql`(
  select sum(a.saved) as saved, sum(a.borne) as borne,
    sum(o.pay_price - o.refund_amount) filter (where o.pay_time is not null) as net
  from orders o cross join lateral (
    select sum(p.reversed - p.amount) as saved,
      sum(p.platform_amount - case when l.paid > 0
        then (2 * p.platform_amount * l.refunded_amount + l.paid) / (2 * l.paid)
        else (2 * p.platform_amount * l.refunded_qty + l.qty) / (2 * l.qty) end) as borne
    from orders_adjustments p join orders_lines l on l.parent_id = p.parent_id and l.position = p.line_position
    where p.parent_id = o.id and p.source = 'platformCoupon' and p.source_id = r.id
  ) a where o.pay_order_id = r.pay_order_id and a.saved is not null)`;
