/**
 * The cause of a stock change applies to one statement, not to later changes in the same
 * transaction.
 */
export const stockCause = `
create or replace function note_stock() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
`;
