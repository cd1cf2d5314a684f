-- Functions, triggers and policies of the ledger.

-- Rejects each change of a row that is written once.
create or replace function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception 'the rows of % are never changed', tg_table_name using errcode = 'MH002'; end $$;

create or replace trigger kept before update or delete on ledger_entries
  for each row execute function refuse_change();
create or replace trigger kept_whole before truncate on ledger_entries
  for each statement execute function refuse_change();
create or replace trigger kept before update or delete on ledger_transactions
  for each row execute function refuse_change();
create or replace trigger kept_whole before truncate on ledger_transactions
  for each statement execute function refuse_change();

-- Posts a transaction whose entries add up to zero, and the balances after it; returns null when
-- the same cause was posted before.
create or replace function post_ledger(
  what text, of_table text, of_id bigint, said text, from_ip text,
  at timestamptz, by_member bigint, entries jsonb
) returns bigint language plpgsql set search_path = public, pg_temp as $$
declare
  posted bigint;
  entry record;
  held bigint;
  whose bigint;
begin
  if (select coalesce(sum((e ->> 'amount')::bigint), 1) from jsonb_array_elements(entries) e) <> 0 then
    raise exception 'the entries of % % % do not add up to nothing', what, of_table, of_id using errcode = 'MH003';
  end if;
  insert into ledger_transactions (type, ref_table, ref_id, remark, ip, add_time, add_by)
    values (what, of_table, of_id, said, from_ip, at, by_member) on conflict do nothing returning id into posted;
  if posted is null then return null; end if;
  -- The balances that are kept, always in the same order, so that two transactions never wait for
  -- each other.
  for entry in
    select * from jsonb_to_recordset(entries) as e (account text, "shopId" bigint, "buyerId" bigint, type text, amount bigint,
      "orderNo" text, "refTable" text, "refId" bigint, "refNo" text)
    where account in ('balance', 'frozen', 'wallet') order by account, coalesce("shopId", "buyerId", 0)
  loop
    whose := coalesce(entry."shopId", entry."buyerId");
    insert into ledger_balances as b (account, holder, balance) values (entry.account, whose, entry.amount)
      on conflict (account, holder) do update set balance = b.balance + excluded.balance returning balance into held;
    if held < 0 and entry.amount < 0 and not (entry.account = 'balance' and (entry.type in ('refund', 'adjust') or of_table = 'settlement_lines')) then
      raise exception 'the account % of % has too little', entry.account, whose using errcode = 'MH001';
    end if;
    insert into ledger_entries (transaction_id, account, shop_id, buyer_id, type, amount, before, after, order_no, ref_table, ref_id, ref_no,
      remark, ip, add_time, add_by)
      values (posted, entry.account, entry."shopId", entry."buyerId", entry.type, entry.amount, held - entry.amount, held,
        entry."orderNo", coalesce(entry."refTable", of_table), coalesce(entry."refId", of_id), entry."refNo", said, from_ip, at, by_member);
  end loop;
  insert into ledger_entries (transaction_id, account, shop_id, buyer_id, provider, type, amount, order_no, ref_table, ref_id, ref_no,
    remark, ip, add_time, add_by)
    select posted, e.account, e."shopId", e."buyerId", e.provider, e.type, e.amount, e."orderNo", coalesce(e."refTable", of_table),
      coalesce(e."refId", of_id), e."refNo", said, from_ip, at, by_member
    from jsonb_to_recordset(entries) as e (account text, "shopId" bigint, "buyerId" bigint, provider text, type text, amount bigint,
      "orderNo" text, "refTable" text, "refId" bigint, "refNo" text)
    where account not in ('balance', 'frozen', 'wallet') order by account, coalesce("shopId", 0);
  return posted;
end $$;

-- Adds to the pending balances of shops what a transaction has posted. It is done at the commit,
-- since the row of a shop's balance is one that all payments of its orders change: no other row is
-- locked after it, and it is locked for no longer than a commit takes.
create or replace function keep_pending() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_balances as b (account, holder, balance)
    select 'pending', shop_id, sum(amount) from ledger_entries
    where transaction_id = new.id and account = 'pending' group by shop_id order by shop_id
    on conflict (account, holder) do update set balance = b.balance + excluded.balance;
  return null;
end $$;
drop trigger if exists keep_pending on ledger_transactions;
create constraint trigger keep_pending after insert on ledger_transactions deferrable initially deferred
  for each row execute function keep_pending();

revoke all on function post_ledger(text, text, bigint, text, text, timestamptz, bigint, jsonb) from public;

-- Balance of the current shop.
create or replace function shop_balance(of_account text)
  returns bigint language sql stable security definer set search_path = public, pg_temp as
  $$ select coalesce((select balance from ledger_balances where account = of_account and holder = current_shop_id()
     and account in ('balance', 'frozen', 'pending')), 0) $$;

drop policy if exists tenant_isolation on ledger_entries;
create policy tenant_isolation on ledger_entries for select to markethall_shop
  using (shop_id = current_shop_id() and account in ('balance', 'pending', 'frozen'));
drop policy if exists platform_access on ledger_entries;
create policy platform_access on ledger_entries for select to markethall_platform using (true);

-- What explains the last payout of each shop.
drop policy if exists tenant_isolation on payout_parts;
create policy tenant_isolation on payout_parts for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on payout_parts;
create policy platform_access on payout_parts for select to markethall_platform using (true);
