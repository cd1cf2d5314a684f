import type { Invariant } from "./invariant.ts";

/** Invariants of the ledger itself and of its agreement with payments. */
export const bookInvariants: readonly Invariant[] = [
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
      where b.account <> 'pending' and b.balance <> coalesce(e.sum, 0)`,
  },
  {
    name: "what is pending of a shop is the sum of its entries",
    sql: `select holder, b.balance, e.sum as entries from (select holder, balance from ledger_balances where account = 'pending') b
      full join (select shop_id as holder, sum(amount) as sum from ledger_entries where account = 'pending' group by 1) e using (holder)
      where coalesce(b.balance, 0) <> coalesce(e.sum, 0)`,
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
    name: "a balance falls below nothing only by what is refunded after it was settled, or put right",
    sql: `select id, shop_id, type, after from ledger_entries
      where account = 'balance' and after < 0 and amount < 0 and type not in ('refund', 'adjust')
        and not (type = 'settle' and ref_table = 'settlement_lines')`,
  },
  {
    name: "every order that was paid for is in the books with its price",
    sql: `select o.order_no, o.pay_price, e.amount from orders o
      left join ledger_transactions t on t.type = 'payment' and t.ref_table = 'orders' and t.ref_id = o.id
      left join (select transaction_id, -sum(amount) as amount from ledger_entries where account in ('provider', 'wallet', 'giftCards', 'points') group by 1) e
        on e.transaction_id = t.id
      where o.pay_time is not null and coalesce(e.amount, -1) <> o.pay_price`,
  },
  {
    name: "every refund that is completed is in the books with its amount",
    sql: `select r.refund_no, r.refund_amount as amount, e.amount as posted from refunds r
      left join ledger_transactions t on t.type = 'refund' and t.ref_table = 'refunds' and t.ref_id = r.id
      left join (select transaction_id, sum(amount) as amount from ledger_entries where account in ('provider', 'wallet', 'giftCards', 'points', 'bank') group by 1) e
        on e.transaction_id = t.id
      where (t.id is not null and r.status <> 'completed') or (r.status = 'completed' and coalesce(e.amount, 0) <> r.refund_amount)`,
  },
  {
    name: "the money at a provider, in wallets, on gift cards or in points is what it paid, less refunds",
    sql: `with moved (way, amount) as (
        select pay_method, amount from pay_orders where kind in ('order', 'giftCard') and status = 'paid'
        union all select provider, surplus from payments where surplus <> 0
        union all select 'balance', captured from payments_tenders where status = 'captured'
        union all select y.provider, -t.captured from payments_tenders t join payments y on y.id = t.parent_id where t.status = 'captured'
        union all select 'giftCard', captured from gift_cards_holds where status = 'captured'
        union all select p.pay_method, -h.captured from gift_cards_holds h join pay_orders p on p.id = h.pay_order_id where h.status = 'captured'
        union all select 'points', captured from point_holds where status = 'captured'
        union all select p.pay_method, -h.captured from point_holds h join pay_orders p on p.id = h.pay_order_id where h.status = 'captured'
        union all select coalesce(b.paid_by, r.pay_method, 'balance'), -coalesce(b.amount, r.refund_amount) from refunds r
          left join money_backs b on b.refund_id = r.id and b.status = 'done' where r.status = 'completed'
        union all select paid_by, -amount from money_backs where status = 'done' and reason <> 'refund'
        union all select provider, -amount from money_backs where paid_twice
        union all select p.pay_method, -s.refund_amount from gift_card_sales s join pay_orders p on p.id = s.pay_order_id
          where s.status = 'refunded' and p.pay_method = 'balance'
        union all select 'balance', amount from money_backs where settlement = 'recovered'),
      posted (way, amount) as (
        select case account when 'bank' then 'transfer' when 'giftCards' then 'giftCard' when 'points' then 'points' else coalesce(provider, 'balance') end, -amount
        from ledger_entries where account in ('provider', 'wallet', 'giftCards', 'points', 'bank')
          and type not in ('recharge', 'tenderHeld', 'tenderReleased', 'giftCardIssued', 'giftCardAdjusted', 'giftCardExpired', 'giftCardToBalance')
          and not (account = 'giftCards' and type in ('giftCardSold', 'giftCardRefunded')) and ref_table not in ('withdrawals', 'point_entries'))
      select way, coalesce(m.sum, 0) as moved, coalesce(p.sum, 0) as posted
      from (select way, sum(amount) as sum from moved group by 1) m full join (select way, sum(amount) as sum from posted group by 1) p using (way)
      where coalesce(m.sum, 0) <> coalesce(p.sum, 0)`,
  },
  {
    name: "what is put into a wallet came by a payment of as much",
    sql: `select p.pay_order_no, p.amount, e.sum from pay_orders p
      left join (select ref_id, sum(amount) as sum from ledger_entries where ref_table = 'pay_orders' and account = 'wallet' group by 1) e on e.ref_id = p.id
      where p.kind = 'recharge' and coalesce(e.sum, 0) <> case p.status when 'paid' then p.amount else 0 end`,
  },
  {
    name: "the platform's income without points is the commissions and fees that it keeps, less the coupons and the refunds paid twice that it bears",
    sql: `select * from (select
        (select coalesce(sum(amount), 0) from ledger_entries where account = 'platform' and type <> 'adjust' and ref_table <> 'point_entries') as income,
        (select coalesce(sum(l.commission - l.commission_returned - l.platform_share
            + case when l.paid > 0 then (2 * l.platform_share * l.refunded_amount + l.paid) / (2 * l.paid)
              else (2 * l.platform_share * l.refunded_qty + l.qty) / (2 * l.qty) end), 0)
          from orders o join orders_lines l on l.parent_id = o.id
          where o.pay_time is not null and coalesce(o.cancel_reason, 'refunded') in ('refunded', 'shop')) as kept,
        (select coalesce(sum(fee), 0) from withdrawals where status = 'completed') as fees,
        (select coalesce(sum(amount), 0) from money_backs where settlement = 'writtenOff') as "writtenOff") i
      where income <> kept + fees - "writtenOff"`,
  },
  {
    name: "what shops have earned and not been given is what their open orders and lines owe them",
    sql: `select s.id, coalesce(p.sum, 0) as pending, coalesce(o.sum, 0) + coalesce(l.sum, 0) as owed from shops s
      left join (select shop_id, sum(amount) as sum from ledger_entries where account = 'pending' group by 1) p on p.shop_id = s.id
      left join (select o.shop_id, sum(o.pay_price - o.refund_amount
          + (select sum(l.platform_share - l.commission + l.commission_returned
              - case when l.paid > 0 then (2 * l.platform_share * l.refunded_amount + l.paid) / (2 * l.paid)
                else (2 * l.platform_share * l.refunded_qty + l.qty) / (2 * l.qty) end)
            from orders_lines l where l.parent_id = o.id)) as sum
        from orders o where o.status in ('unshipped', 'unreceived') group by 1) o on o.shop_id = s.id
      left join (select shop_id, sum(net) as sum from settlement_lines where settled_at is null group by 1) l on l.shop_id = s.id
      where coalesce(p.sum, 0) <> coalesce(o.sum, 0) + coalesce(l.sum, 0)`,
  },
  {
    name: "what buyers paid and were not given back is the shops', the platform's, paid out, or on its way back",
    sql: `select * from (select sum(amount) filter (where account = 'provider') as provider,
        sum(amount) filter (where account in ('pending', 'balance', 'frozen', 'wallet', 'giftCards', 'points', 'clearing', 'platform', 'bank')) as owed from ledger_entries) e
      where coalesce(provider, 0) + coalesce(owed, 0) <> 0`,
  },
  {
    name: "money that is on its way back or held is money that somebody is to be given",
    sql: `select * from (select (select coalesce(sum(amount), 0) from ledger_entries where account = 'clearing') as clearing,
        (select coalesce(sum(amount), 0) from money_backs where reason <> 'refund' and status <> 'done') as waiting,
        (select coalesce(sum(amount), 0) from payments_tenders where status = 'held') as held,
        (select coalesce(sum(amount), 0) from money_backs where paid_twice and settlement is null) as "paidTwice") c
      where clearing <> waiting + held - "paidTwice"`,
  },
  {
    name: "a provider's payment is taken once",
    sql: `select provider, provider_txn, count(*) from payments where provider_txn is not null group by 1, 2 having count(*) > 1`,
  },
  {
    name: "a payment that is not known to have ended is asked about again",
    sql: `select number, status from payments where reconcile_at is null
      and (status = 'open' or (status = 'closed' and cancelled_at is null and charge_id is not null))`,
  },
  {
    name: "a provider's payment is one of ours, or is still to be taken",
    sql: `select s.provider, s.txn, s.number, s.amount from provider_statement_lines s
      left join payments y on y.provider = s.provider and y.provider_txn = s.txn
      where s.kind = 'payment' and coalesce(y.paid_amount, -1) <> s.amount
        and not exists (select 1 from payments o where o.provider = s.provider and o.number = s.number and o.reconcile_at is not null)`,
  },
  {
    name: "a provider's refund is one of ours, on its way or done by it",
    sql: `select s.provider, s.txn, s.number, s.amount from provider_statement_lines s
      left join money_backs b on b.provider = s.provider and b.number = s.number
      where s.kind = 'refund' and (coalesce(b.amount, -1) <> s.amount or (b.paid_by <> s.provider and not b.paid_twice))`,
  },
  {
    name: "a refund that both the platform and its provider have paid is settled",
    sql: `select number, amount, paid_by, provider_refund_no from money_backs where paid_twice and settlement is null`,
  },
  {
    name: "only what was paid twice is settled, and says when and by whom",
    sql: `select number, settlement from money_backs where (settlement is not null and not paid_twice)
      or (settlement is null) <> (settled_at is null) or (settlement is null) <> (settled_by is null)`,
  },
  {
    name: "money that a provider declined to refund waits for the platform, and what is paid says how",
    sql: `select number, status, paid_by from money_backs
      where (status = 'done') <> (paid_by is not null) or (status in ('waiting', 'failed', 'pending')) <> (next_try_at is not null)
        or (paid_by = 'transfer' and (transfer_no is null or receipt is null))`,
  },
  {
    name: "a paid charge has paid its order",
    sql: `select y.number from payments y join pay_orders p on p.id = y.pay_order_id where y.status = 'paid' and p.status <> 'paid'`,
  },
];
