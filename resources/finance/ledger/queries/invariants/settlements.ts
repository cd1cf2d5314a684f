import type { Invariant } from "./invariant.ts";

/** Invariants of settlements and payouts. */
export const settlementInvariants: readonly Invariant[] = [
  {
    name: "every completed order is in exactly one line of a settlement, with its price, its freight and its commission",
    sql: `select o.order_no, count(l.id), min(l.gross) as gross, o.pay_price from orders o
      left join settlement_lines l on l.order_id = o.id and l.kind = 'order'
      where o.finish_time is not null or l.id is not null group by o.id
      having count(l.id) <> 1 or min(l.gross) <> o.pay_price or min(l.freight) <> o.freight_fee or min(l.commission) <> o.commission_total`,
  },
  {
    name: "every refund of an order in a settlement is in exactly one line of it",
    sql: `select r.refund_no, r.status, r.refund_amount, l.many, l.gross from refunds r
      left join settlement_lines o on o.kind = 'order' and o.order_id = r.order_id
      left join (select ref_id, count(*) as many, sum(gross) as gross from settlement_lines where kind = 'refund' group by 1) l on l.ref_id = r.id
      where case when r.status = 'completed' and o.id is not null then l.many is distinct from 1 or l.gross <> -r.refund_amount
        else l.many is not null end`,
  },
  {
    name: "what a line of a settlement comes to is what its amounts make",
    sql: `select id, kind, gross, coupon, commission, net from settlement_lines
      where kind in ('order', 'refund') and net <> gross + coupon - commission`,
  },
  {
    name: "a line of a settlement has moved what it comes to once it is settled, and nothing before",
    sql: `with moved as (
        select ref_table, ref_id, sum(amount) as sum from ledger_entries
        where account = 'balance' and ref_table in ('settlement_lines', 'refunds') group by 1, 2)
      select l.id, l.kind, l.net, l.settled_at, coalesce(s.sum, 0) + coalesce(r.sum, 0) as moved from settlement_lines l
      left join moved s on s.ref_table = 'settlement_lines' and s.ref_id = l.id
      left join moved r on r.ref_table = 'refunds' and r.ref_id = l.ref_id and l.kind = 'refund'
      where coalesce(s.sum, 0) + coalesce(r.sum, 0) <> case when l.settled_at is null then 0 else l.net end`,
  },
  {
    name: "a line is in a day and its month once it is settled",
    sql: `select id, settled_at, day, month from settlement_lines
      where (settled_at is null) <> (day is null) or month is distinct from to_char(day, 'YYYY-MM')`,
  },
  {
    name: "the statement of a day adds up its lines",
    sql: `select shop_id, day, d.net, l.net as lines from settlement_days d
      full join (select shop_id, day, sum(net) as net,
          count(*) filter (where kind = 'order') as orders, coalesce(sum(gross) filter (where kind = 'order'), 0) as gross,
          coalesce(sum(commission) filter (where kind = 'order'), 0) as commission, sum(coupon) as coupon,
          count(*) filter (where kind = 'refund') as refunds, coalesce(-sum(gross) filter (where kind = 'refund'), 0) as refund,
          coalesce(-sum(commission) filter (where kind = 'refund'), 0) as returned,
          coalesce(sum(net) filter (where kind in ('adjust', 'fee')), 0) as adjust
        from settlement_lines where day is not null group by 1, 2) l using (shop_id, day)
      where day <= (select max(day) from settlement_days m where m.shop_id = coalesce(d.shop_id, l.shop_id))
        and ((d.order_count, d.gross, d.commission, d.coupon, d.refund_count, d.refund, d.commission_returned, d.adjust, d.net)
            is distinct from (l.orders, l.gross, l.commission, l.coupon, l.refunds, l.refund, l.returned, l.adjust, l.net)
          or d.net <> d.gross + d.coupon - d.commission - d.refund + d.commission_returned + d.adjust)`,
  },
  {
    name: "the statement of a month adds up its days",
    sql: `select shop_id, month, m.net, d.net as days from settlement_months m
      full join (select shop_id, to_char(day, 'YYYY-MM') as month, sum(order_count) as orders, sum(gross) as gross, sum(commission) as commission,
          sum(coupon) as coupon, sum(refund_count) as refunds, sum(refund) as refund, sum(commission_returned) as returned, sum(adjust) as adjust,
          sum(net) as net from settlement_days group by 1, 2) d using (shop_id, month)
      where month <= (select max(month) from settlement_months n where n.shop_id = coalesce(m.shop_id, d.shop_id))
        and (m.order_count, m.gross, m.commission, m.coupon, m.refund_count, m.refund, m.commission_returned, m.adjust, m.net)
          is distinct from (d.orders, d.gross, d.commission, d.coupon, d.refunds, d.refund, d.returned, d.adjust, d.net)`,
  },
  {
    name: "a withdrawal is in the books as far as it has come",
    sql: `select w.withdraw_no, w.status, w.amount, w.fee, w.actual, e.balance, e.frozen, e.bank, e.platform from withdrawals w
      left join (select ref_id, coalesce(sum(amount) filter (where account = 'balance'), 0) as balance,
          coalesce(sum(amount) filter (where account = 'frozen'), 0) as frozen, coalesce(sum(amount) filter (where account = 'bank'), 0) as bank,
          coalesce(sum(amount) filter (where account = 'platform'), 0) as platform
        from ledger_entries where ref_table = 'withdrawals' group by 1) e on e.ref_id = w.id
      where w.amount <> w.fee + w.actual or (e.balance, e.frozen, e.bank, e.platform) is distinct from (
        case when w.status in ('rejected', 'cancelled') then 0 else -w.amount end,
        case when w.status in ('rejected', 'cancelled', 'completed') then 0 else w.amount end,
        case when w.status = 'completed' then w.actual else 0 end, case when w.status = 'completed' then w.fee else 0 end)`,
  },
  {
    name: "what is frozen is what was asked for and not decided",
    sql: `select s.id, coalesce(b.balance, 0) as frozen, coalesce(w.sum, 0) as asked from shops s
      left join ledger_balances b on b.account = 'frozen' and b.holder = s.id
      left join (select shop_id, sum(amount) as sum from withdrawals where status in ('applying', 'underReview', 'awaitingPayout', 'inProgress')
        group by 1) w on w.shop_id = s.id
      where coalesce(b.balance, 0) <> coalesce(w.sum, 0)`,
  },
];
