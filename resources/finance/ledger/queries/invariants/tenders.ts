import type { Invariant } from "./invariant.ts";

/** Invariants of payments that are split between a provider and the balance. */
export const tenderInvariants: readonly Invariant[] = [
  {
    name: "what is held for a payment is held while it is open, and pays at most that",
    sql: `select y.number, y.status as payment, t.status, t.amount, t.captured from payments_tenders t join payments y on y.id = t.parent_id
      where (t.status = 'held') <> (y.status = 'open') or (t.status = 'captured') <> (t.captured > 0)
        or (t.status = 'captured' and y.status <> 'paid') or t.captured < 0 or t.captured > t.amount`,
  },
  {
    name: "what the balance has paid beside a provider is what was held for it",
    sql: `select p.pay_order_no, t.captured, e.paid from pay_orders p
      join (select y.pay_order_id, sum(t.captured) as captured from payments_tenders t join payments y on y.id = t.parent_id group by 1) t
        on t.pay_order_id = p.id
      left join lateral (select -sum(e.amount) as paid from orders o
        join ledger_transactions x on x.type = 'payment' and x.ref_table = 'orders' and x.ref_id = o.id
        join ledger_entries e on e.transaction_id = x.id and e.account = 'wallet'
        where o.pay_order_id = p.id) e on true
      where p.pay_method is distinct from 'balance' and t.captured <> coalesce(e.paid, 0)`,
  },
  {
    name: "several tenders that paid an order add up to its price, and are refunded at most what they paid",
    sql: `select o.order_no, o.pay_price, sum(t.amount) as paid, sum(t.refunded) as refunded from orders_tenders t join orders o on o.id = t.parent_id
      group by o.id having sum(t.amount) <> o.pay_price or count(distinct t.method) < 2
        or bool_or(t.refunded < 0 or t.refunded > t.amount)`,
  },
  {
    name: "what is refunded of a tender is what the refunds of its order send back by it",
    sql: `select o.order_no, t.method, t.refunded, coalesce(r.sum, 0) as refunds from orders_tenders t join orders o on o.id = t.parent_id
      left join (select r.order_id, p.method, sum(p.amount) as sum from refunds_tenders p join refunds r on r.id = p.parent_id group by 1, 2) r
        on r.order_id = t.parent_id and r.method = t.method
      where t.refunded <> coalesce(r.sum, 0)`,
  },
  {
    name: "a refund by several tenders sends back its amount",
    sql: `select r.refund_no, r.refund_amount, sum(p.amount) as parts from refunds r join refunds_tenders p on p.parent_id = r.id
      group by r.id having sum(p.amount) <> r.refund_amount`,
  },
];
