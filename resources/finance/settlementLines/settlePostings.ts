/**
 * A settlement moves money between two accounts of a shop, so its entries are of type `settle` for
 * every kind of line. Those of refund lines were of type `refund`, which counted refunds twice. A
 * refund line may make the balance negative.
 */
export const settlePostings = `
create or replace function post_ledger(what text, of_table text, of_id bigint, said text, from_ip text, at timestamptz, by_member bigint, entries jsonb)
  returns bigint language plpgsql set search_path = public, pg_temp as $$
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
  -- The balances that are kept, always in the same order, so that two transactions never wait for each other.
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

alter table ledger_entries disable trigger kept;
update ledger_entries set type = 'settle' where type = 'refund' and ref_table = 'settlement_lines';
alter table ledger_entries enable trigger kept;

create index settlement_days_confirmed_idx on settlement_days (shop_id) where status = 'confirmed';
create index settlement_months_confirmed_idx on settlement_months (shop_id) where status = 'confirmed';
`;
