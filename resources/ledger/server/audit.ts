import type pg from "pg";

/** One sentence that always holds: its query answers the rows for which it does not, the first column of each naming one. */
interface Invariant {
  name: string;
  sql: string;
}
export interface Finding {
  name: string;
  /** How many rows break it, and the first of them. */
  many: number;
  rows: readonly Record<string, unknown>[];
}

/** What must hold of all trade, whatever was done, in whichever order, and wherever a process died. */
export const invariants: readonly Invariant[] = [
  {
    name: "the lines of an order and its freight make its price",
    sql: `select o.order_no, o.pay_price, sum(l.paid) + o.freight_fee as lines from orders o join orders_lines l on l.parent_id = o.id
      group by o.id having sum(l.paid) + o.freight_fee <> o.pay_price`,
  },
  {
    name: "a line costs its price, less its coupon, with its change of price",
    sql: `select id, paid from orders_lines where paid <> total - coupon_share + adjust_share or total <> price * qty`,
  },
  {
    name: "the freight and the coupon of an order are borne by its lines",
    sql: `select o.order_no from orders o join orders_lines l on l.parent_id = o.id group by o.id
      having sum(l.freight_share) <> o.freight_fee or sum(l.coupon_share) <> o.coupon_amount or sum(l.total) <> o.goods_total
        or sum(l.commission) <> o.commission_total`,
  },
  {
    name: "a payment asks for what its orders cost",
    sql: `select p.pay_order_no, p.amount, sum(o.pay_price) as orders from pay_orders p join orders o on o.pay_order_id = p.id
      where p.kind = 'order' and p.status <> 'cancelled' and (o.status <> 'cancelled' or o.pay_time is not null)
      group by p.id having sum(o.pay_price) <> p.amount`,
  },
  {
    name: "what is refunded of a line lies between nothing and what was paid",
    sql: `select id from orders_lines where refunded_amount < 0 or refunded_amount > paid or refunded_qty < 0 or refunded_qty > qty`,
  },
  {
    name: "what is refunded of an order is the sum of its refunds, and at most its price",
    sql: `select o.order_no, o.refund_amount, coalesce(r.sum, 0) as refunds from orders o
      left join (select order_id, sum(refund_amount) as sum from refunds where status = 'completed' group by 1) r on r.order_id = o.id
      where o.refund_amount <> coalesce(r.sum, 0) or o.refund_amount > o.pay_price`,
  },
  {
    name: "the freight of an order goes back at most once",
    sql: `select o.order_no, o.freight_fee, sum(r.freight_amount) as back from orders o join refunds r on r.order_id = o.id
      where r.pay_state in ('waiting', 'failed', 'done') group by o.id having sum(r.freight_amount) > o.freight_fee`,
  },
  {
    name: "no stock is below nothing, and each is the sum of its changes",
    sql: `select k.id, k.stock, e.sum from skus k left join (select sku_id, sum(num) as sum from stock_entries group by 1) e on e.sku_id = k.id
      where k.stock < 0 or k.stock <> coalesce(e.sum, 0)`,
  },
  {
    name: "the changes of a stock follow each other without a gap",
    sql: `select id, sku_id from (select id, sku_id, before, lag(after, 1, 0) over (partition by sku_id order by id) as last from stock_entries) e
      where before <> last`,
  },
  {
    name: "what orders have taken and not given back is what the stock ledger says was sold",
    sql: `select coalesce(l.sku_id, e.sku_id) as sku, l.held, e.sold from
      (select sku_id, sum(stock_taken) as held from orders_lines group by 1) l full join
      (select sku_id, -sum(num) as sold from stock_entries where cause not in ('begin', 'edit') group by 1) e on e.sku_id = l.sku_id
      where coalesce(l.held, 0) <> coalesce(e.sold, 0)`,
  },
  {
    name: "every posting adds up to nothing",
    sql: `select transaction_id, sum(amount) from ledger_entries group by 1 having sum(amount) <> 0`,
  },
  {
    name: "every posting has its sides",
    sql: `select t.id, t.type from ledger_transactions t where not exists (select 1 from ledger_entries e where e.transaction_id = t.id)`,
  },
  {
    name: "an account's balance is the sum of its entries",
    sql: `select b.account, b.holder, b.balance, coalesce(e.sum, 0) as entries from ledger_balances b left join
      (select account, coalesce(shop_id, buyer_id) as holder, sum(amount) as sum from ledger_entries
        where account in ('balance', 'frozen', 'wallet') group by 1, 2) e using (account, holder)
      where b.balance <> coalesce(e.sum, 0)`,
  },
  {
    name: "the balances of an account follow each other without a gap",
    sql: `select id, account from (
        select id, account, before, lag(after, 1, 0::bigint) over (partition by account, coalesce(shop_id, buyer_id) order by id) as last
        from ledger_entries where account in ('balance', 'frozen', 'wallet')) e where before <> last`,
  },
  {
    name: "no wallet and no frozen money is below nothing",
    sql: `select account, holder, balance from ledger_balances where account in ('wallet', 'frozen') and balance < 0`,
  },
  {
    name: "what is frozen is what was asked for and not decided",
    sql: `select s.id, coalesce(b.balance, 0) as frozen, coalesce(w.sum, 0) as asked from shops s
      left join ledger_balances b on b.account = 'frozen' and b.holder = s.id
      left join (select shop_id, sum(amount) as sum from withdrawals where status in ('applying', 'underReview', 'awaitingPayout', 'inProgress')
        group by 1) w on w.shop_id = s.id
      where coalesce(b.balance, 0) <> coalesce(w.sum, 0)`,
  },
  {
    name: "every order that was paid for is in the books with its price",
    sql: `select o.order_no, o.pay_price, e.amount from orders o
      left join ledger_transactions t on t.type = 'payment' and t.ref_table = 'orders' and t.ref_id = o.id
      left join (select transaction_id, -sum(amount) as amount from ledger_entries where account in ('provider', 'wallet') group by 1) e
        on e.transaction_id = t.id
      where o.pay_time is not null and coalesce(e.amount, -1) <> o.pay_price`,
  },
  {
    name: "every refund that is completed is in the books with its amount",
    sql: `select r.refund_no, r.refund_amount as amount, e.amount as posted from refunds r
      left join ledger_transactions t on t.type = 'refund' and t.ref_table = 'refunds' and t.ref_id = r.id
      left join (select transaction_id, sum(amount) as amount from ledger_entries where account in ('provider', 'wallet') group by 1) e
        on e.transaction_id = t.id
      where (t.id is not null and r.status <> 'completed') or (r.status = 'completed' and coalesce(e.amount, 0) <> r.refund_amount)`,
  },
  {
    name: "what shops have earned and not been given is what their open orders and lines owe them",
    sql: `select s.id, coalesce(p.sum, 0) as pending, coalesce(o.sum, 0) + coalesce(l.sum, 0) as owed from shops s
      left join (select shop_id, sum(amount) as sum from ledger_entries where account = 'pending' group by 1) p on p.shop_id = s.id
      left join (select o.shop_id, sum(o.pay_price - o.refund_amount
          + (select sum(l.coupon_platform - l.commission + l.commission_returned
              - case when l.paid > 0 then (2 * l.coupon_platform * l.refunded_amount + l.paid) / (2 * l.paid)
                else (2 * l.coupon_platform * l.refunded_qty + l.qty) / (2 * l.qty) end)
            from orders_lines l where l.parent_id = o.id)) as sum
        from orders o where o.status in ('unshipped', 'unreceived') group by 1) o on o.shop_id = s.id
      left join (select shop_id, sum(net) as sum from settlement_lines where settled_at is null group by 1) l on l.shop_id = s.id
      where coalesce(p.sum, 0) <> coalesce(o.sum, 0) + coalesce(l.sum, 0)`,
  },
  {
    name: "every completed order, and every refund of one, is in exactly one line of a settlement",
    sql: `select o.order_no, count(l.id) from orders o left join settlement_lines l on l.order_id = o.id and l.kind = 'order'
      where o.finish_time is not null group by o.id having count(l.id) <> 1`,
  },
  {
    name: "what buyers paid and were not given back is the shops', the platform's, paid out, or on its way back",
    sql: `select * from (select sum(amount) filter (where account = 'provider') as provider,
        sum(amount) filter (where account in ('pending', 'balance', 'frozen', 'wallet', 'clearing', 'platform', 'bank')) as owed from ledger_entries) e
      where coalesce(provider, 0) + coalesce(owed, 0) <> 0`,
  },
  {
    name: "money that is on its way back is money that somebody is to be given",
    sql: `select * from (select (select coalesce(sum(amount), 0) from ledger_entries where account = 'clearing') as clearing,
        (select coalesce(sum(amount), 0) from money_backs where reason <> 'refund' and status <> 'done') as waiting) c
      where clearing <> waiting`,
  },
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
        when 'succeeded' then o.status = 'cancelled' and o.cancel_reason <> 'refunded'
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
    name: "a provider's payment is taken once",
    sql: `select provider, provider_txn, count(*) from payments where provider_txn is not null group by 1, 2 having count(*) > 1`,
  },
  {
    name: "a paid charge has paid its order",
    sql: `select y.number from payments y join pay_orders p on p.id = y.pay_order_id where y.status = 'paid' and p.status <> 'paid'`,
  },
];

/** Asks every invariant of the database as it is now; answers those that do not hold. */
export async function auditMoney(pool: Pick<pg.Pool, "connect">): Promise<Finding[]> {
  const client = await pool.connect();
  try {
    // One picture of everything, so that trade may go on meanwhile.
    await client.query("begin isolation level repeatable read read only");
    const found: Finding[] = [];
    for (const { name, sql } of invariants) {
      const { rows } = await client.query<Record<string, unknown>>(sql);
      if (rows.length > 0) found.push({ name, many: rows.length, rows: rows.slice(0, 5) });
    }
    await client.query("commit");
    return found;
  } finally {
    client.release();
  }
}
