-- parent: 20261127T0813_numbers_of_payments

-- The ledger by time, number and account, of one shop and of the platform. An entry's order number
-- and its times are asked for by both; most of its types and accounts have so many entries that a
-- list finds a page of them without an index.
drop index ledger_entries_shop_idx;
drop index ledger_entries_order_idx;
drop index ledger_entries_account_idx;
create index ledger_entries_shop_account_idx on ledger_entries (shop_id, account, id) where shop_id is not null;
create index ledger_entries_shop_time_idx on ledger_entries (shop_id, add_time, id) where shop_id is not null;
create index ledger_entries_time_idx on ledger_entries (add_time, id);
create index ledger_entries_order_idx on ledger_entries (order_no, id) where order_no is not null;
create index ledger_entries_provider_idx on ledger_entries (provider, id) where provider is not null;
create index ledger_entries_shop_reference_idx on ledger_entries (shop, id) where shop is not null;
create index ledger_entries_account_idx on ledger_entries (account, id) where account in ('frozen', 'wallet', 'clearing', 'bank');
create index ledger_entries_rare_type_idx on ledger_entries (type, id)
  where type not in ('payment', 'goods', 'freight', 'commission', 'settle');

-- What the pending account of each shop holds, as of the other accounts.
insert into ledger_balances (account, holder, balance)
  select account, shop_id, sum(amount) from ledger_entries where account = 'pending' group by 1, 2
  on conflict (account, holder) do update set balance = excluded.balance;

-- Top-ups that were not paid in time, the only pay orders that a job looks for.
create index pay_orders_top_ups_idx on pay_orders (pay_end_time) where kind = 'recharge' and status = 'unpaid';

-- The list of events is filtered by the reference to their shop.
drop index domain_events_shop_idx;
create index domain_events_shop_idx on domain_events (shop, id) where shop is not null;

-- The stock log of a period.
create index stock_movements_time_idx on stock_movements (shop_id, add_time, id);

-- It gets a parameter; the repeatable files create it again.
drop function found_in(regclass, text[], text[]);
