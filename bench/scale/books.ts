const orderNo = "'2026' || lpad((b.shop * 10000000 + b.n)::text, 16, '0')";

/**
 * The ledger and the settlements of the orders: a posting for each payment, settlement, refund and
 * step of a withdrawal. The transactions of an order have the ids from five times its own.
 */
export const bookStatements: readonly string[] = [
  `insert into settlement_lines (id, shop_id, kind, order_no, order_id, ref_id, gross, freight, commission, net, earned_at, settle_at, settled_at, day, month, add_time, upd_time)
    select case kind when 'order' then id else id + (select max(id) from scale_orders) end, shop, kind, ${orderNo}, id, id, gross, freight, commission,
      gross - commission, at, at, at, (at at time zone 'UTC')::date, to_char(at at time zone 'UTC', 'YYYY-MM'), at, at
    from scale_orders b, lateral (values ('order', 1800, 800, 50, settled), ('refund', -1000, 0, -50, refunded)) l (kind, gross, freight, commission, done)
    where done order by id`,
  `insert into settlement_days (shop_id, day, order_count, gross, commission, refund_count, refund, commission_returned, net, status)
    select shop_id, day, count(*) filter (where kind = 'order'), coalesce(sum(gross) filter (where kind = 'order'), 0), coalesce(sum(commission) filter (where kind = 'order'), 0),
      count(*) filter (where kind = 'refund'), coalesce(-sum(gross) filter (where kind = 'refund'), 0), coalesce(-sum(commission) filter (where kind = 'refund'), 0), sum(net), 'completed'
    from settlement_lines group by 1, 2 order by 1, 2`,
  `insert into settlement_months (shop_id, month, order_count, gross, commission, refund_count, refund, commission_returned, net, status)
    select shop_id, to_char(day, 'YYYY-MM'), sum(order_count), sum(gross), sum(commission), sum(refund_count), sum(refund), sum(commission_returned), sum(net), 'completed'
    from settlement_days group by 1, 2 order by 1, 2`,
  `insert into ledger_transactions (id, type, ref_table, ref_id, add_time)
    select 5 * b.id + place, type, ref_table, id, at from scale_orders b,
      lateral (values (0, 'payment', 'orders', paid), (1, 'settle', 'settlement_lines', settled), (2, 'refund', 'refunds', refunded),
        (3, 'withdrawApply', 'withdrawals', withdrawn), (4, 'withdrawPaid', 'withdrawals', withdrawn)) t (place, type, ref_table, done)
    where done order by 5 * b.id + place`,
  `insert into ledger_entries (transaction_id, account, shop_id, provider, type, amount, before, after, order_no, ref_table, ref_id, ref_no, add_time)
    select 5 * b.id + place, account, case when account in ('pending', 'balance', 'frozen') then shop end, case account when 'provider' then method end,
      type, amount, after - amount, after, case when place < 3 then ${orderNo} end, ref_table, id, case place when 2 then 'R' || id when 3 then 'W' || id end, at
    from scale_orders b,
      lateral (select balance - case when withdrawn then -50000 else 0 end as "beforeWithdrawal") w,
      lateral (values (0, 1, 'provider', 'payment', -1800, null::bigint, 'orders', paid), (0, 2, 'pending', 'goods', 1000, null, 'orders', paid),
        (0, 3, 'pending', 'freight', 800, null, 'orders', paid), (0, 4, 'pending', 'commission', -50, null, 'orders', paid),
        (0, 5, 'platform', 'commission', 50, null, 'orders', paid),
        (1, 6, 'balance', 'settle', 1750, "beforeWithdrawal" + case when refunded then 950 else 0 end, 'settlement_lines', settled),
        (1, 7, 'pending', 'settle', -1750, null, 'settlement_lines', settled),
        (2, 8, 'balance', 'refund', -1000, "beforeWithdrawal" - 50, 'refunds', refunded),
        (2, 9, 'balance', 'commissionReturned', 50, "beforeWithdrawal", 'refunds', refunded),
        (2, 10, 'platform', 'commissionReturned', -50, null, 'refunds', refunded), (2, 11, 'provider', 'refund', 1000, null, 'refunds', refunded),
        (3, 12, 'balance', 'withdrawApply', -50000, balance, 'withdrawals', withdrawn), (3, 13, 'frozen', 'withdrawApply', 50000, 50000, 'withdrawals', withdrawn),
        (4, 14, 'bank', 'withdrawPaid', 50000, null, 'withdrawals', withdrawn), (4, 15, 'frozen', 'withdrawPaid', -50000, 0, 'withdrawals', withdrawn)
      ) e (place, side, account, type, amount, after, ref_table, done)
    where done order by b.id, side`,
  `insert into ledger_balances (account, holder, balance)
    select account, shop_id, sum(amount) from ledger_entries where account in ('pending', 'balance', 'frozen') group by 1, 2
    on conflict (account, holder) do update set balance = excluded.balance`,
];
