import type { Invariant } from "./invariant.ts";

/** Invariants of order amounts and refunds. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: "the lines of an order and its freight make its price",
    sql: `select o.order_no, o.pay_price, sum(l.paid) + o.freight_fee as lines from orders o join orders_lines l on l.parent_id = o.id
      group by o.id having sum(l.paid) + o.freight_fee <> o.pay_price`,
  },
  {
    name: "a line costs its price, with its adjustments",
    sql: `select l.id, l.paid, l.total, l.adjusted, l.platform_share, a.goods, a.units, a.platform from orders_lines l,
        lateral (select coalesce(sum(amount) filter (where kind not in ('unitPrice', 'freeDelivery')), 0) as goods,
            coalesce(sum(amount) filter (where kind = 'unitPrice'), 0) as units, coalesce(sum(platform_amount), 0) as platform
          from orders_adjustments where parent_id = l.parent_id and line_position = l.position) a
      where l.paid <> l.total + l.adjusted or l.paid < 0 or l.total <> l.price * l.qty or l.adjusted <> a.goods
        or l.total <> l.list_price * l.qty + a.units or l.platform_share <> a.platform`,
  },
  {
    name: "an adjustment is reversed by refunds between nothing and all of it",
    sql: `select id, amount, reversed, platform_amount from orders_adjustments
      where reversed * sign(amount) < 0 or abs(reversed) > abs(amount) or platform_amount < 0 or platform_amount > greatest(-amount, 0)`,
  },
  {
    name: "an order's coupon and change of price are the adjustments of its lines",
    sql: `select o.order_no, o.coupon_amount, o.price_adjust, a.coupon, a.edit from orders o,
        lateral (select coalesce(-sum(amount) filter (where kind in ('level', 'coupon', 'voucher', 'platformCoupon')), 0) as coupon,
            coalesce(sum(amount) filter (where kind = 'priceEdit'), 0) as edit
          from orders_adjustments where parent_id = o.id) a
      where o.coupon_amount <> a.coupon or o.price_adjust <> a.edit`,
  },
  {
    name: "the freight and the goods of an order are those of its lines",
    sql: `select o.order_no from orders o join orders_lines l on l.parent_id = o.id group by o.id
      having sum(l.freight_share) <> o.freight_fee or sum(l.total) <> o.goods_total
        or sum(l.commission) <> o.commission_total`,
  },
  {
    name: "the commission of a line is its rate of what was paid for it, and at most all of it goes back",
    sql: `select id, paid, platform_share, commission_rate, commission, commission_returned from orders_lines
      where commission <> floor((paid + platform_share) * commission_rate / 100 + 0.5)
        or commission_returned < 0 or commission_returned > commission`,
  },
  {
    name: "a payment asks for what its orders cost",
    sql: `select p.pay_order_no, p.amount, sum(o.pay_price) as orders from pay_orders p join orders o on o.pay_order_id = p.id
      where p.kind = 'order' and p.status <> 'cancelled' and (o.status <> 'cancelled' or o.pay_time is not null)
      group by p.id having sum(o.pay_price) <> p.amount`,
  },
  {
    name: "an order that is to be sent, is sent or is completed has been paid",
    sql: `select o.order_no, o.status, p.pay_order_no, p.status as payment from orders o left join pay_orders p on p.id = o.pay_order_id
      where o.status in ('unshipped', 'unreceived', 'completed') and (o.pay_time is null or p.status is distinct from 'paid')`,
  },
  {
    name: "what is refunded of a line lies between nothing and what was paid",
    sql: `select id from orders_lines where refunded_amount < 0 or refunded_amount > paid or refunded_qty < 0 or refunded_qty > qty`,
  },
  {
    name: "what is refunded of a line is the sum of its refunds",
    sql: `select l.id, l.refunded_qty, l.refunded_amount, coalesce(r.qty, 0) as units, coalesce(r.sum, 0) as refunds from orders_lines l
      left join (select line_id, sum(refunded_qty) as qty, sum(refund_amount - freight_amount) as sum from refunds where status = 'completed' group by 1) r
        on r.line_id = l.id
      where l.refunded_qty <> coalesce(r.qty, 0) or l.refunded_amount <> coalesce(r.sum, 0)`,
  },
  // An order that was paid and could not be delivered is refunded in full, without a refund
  // request.
  {
    name: "what is refunded of an order is the sum of its refunds, and at most its price",
    sql: `select o.order_no, o.refund_amount, coalesce(r.sum, 0) as refunds from orders o
      left join (select order_id, sum(refund_amount) as sum from refunds where status = 'completed' group by 1) r on r.order_id = o.id
      where o.refund_amount > o.pay_price or o.refund_amount <> case
        when o.cancel_reason in ('outOfStock', 'groupFailed') then o.pay_price else coalesce(r.sum, 0) end`,
  },
  {
    name: "the freight of an order goes back at most once",
    sql: `select o.order_no, o.freight_fee, sum(r.freight_amount) as back from orders o join refunds r on r.order_id = o.id
      where r.pay_state in ('waiting', 'failed', 'requiresAction', 'done') group by o.id having sum(r.freight_amount) > o.freight_fee`,
  },
];
