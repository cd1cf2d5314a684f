-- Functions, triggers and policies of stock entries.

-- Writes an entry for each change of a SKU's stock, with the cause that the transaction has set.
create or replace function note_stock()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  because text[] := string_to_array(coalesce(current_setting('markethall.stock_cause', true), ''), ' ');
  at timestamptz := coalesce(nullif(because[4], '')::timestamptz, now());
begin
  if tg_op = 'INSERT' then
    insert into stock_entries (shop_id, sku_id, goods_id, cause, num, before, after, add_by)
      select shop_id, id, goods, 'begin', stock, 0, stock, add_by from new_rows where stock <> 0;
  else
    insert into stock_entries (shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after, add_time, add_by)
      select n.shop_id, n.id, n.goods, coalesce(nullif(because[1], ''), 'edit'), nullif(because[2], ''), nullif(because[3], '')::bigint,
        n.stock - o.stock, o.stock, n.stock, at, case when nullif(because[1], '') is null then n.upd_by end
      from new_rows n join old_rows o on o.id = n.id where n.stock <> o.stock;
  end if;
  -- A later change of stock in the same transaction is not for this reason.
  perform set_config('markethall.stock_cause', '', true);
  return null;
end $$;

create or replace trigger note_stock_begun after insert on skus referencing new table as new_rows
  for each statement execute function note_stock();
create or replace trigger note_stock after update on skus referencing old table as old_rows new table as new_rows
  for each statement execute function note_stock();
create or replace trigger kept before update or delete on stock_entries
  for each row execute function refuse_change();

drop policy if exists tenant_isolation on stock_entries;
create policy tenant_isolation on stock_entries for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on stock_entries;
create policy platform_access on stock_entries for select to markethall_platform using (true);
