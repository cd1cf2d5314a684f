-- Functions, triggers and policies of stock.

-- Each shop begins with one location, so that a shop without a warehouse needs to know of none.
create or replace function add_default_location()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stock_locations (shop_id, is_default, code, kind)
    select id, true, 'IN-1', 'receiving' from new_rows;
  return null;
end $$;
create or replace trigger add_default_location after insert on shops referencing new table as new_rows
  for each statement execute function add_default_location();

-- The first warehouse of a shop has the place where its stock lies.
create or replace function place_default_location()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stock_locations p set warehouse = f.id
    from (select shop_id, min(id) as id from new_rows group by shop_id) f
    where p.shop_id = f.shop_id and p.is_default and p.warehouse is null;
  return null;
end $$;
create or replace trigger place_default_location after insert on warehouses referencing new table as new_rows
  for each statement execute function place_default_location();

-- Writes a movement for each change of a SKU's stock, with the cause that the transaction has set.
-- An edit, a return and a receipt of a purchase change what is on hand at the default location as
-- well, in the same statement; a sale and its release change only what is reserved of it.
create or replace function note_stock()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  because text[] := string_to_array(coalesce(current_setting('markethall.stock_cause', true), ''), ' ');
  at timestamptz := coalesce(nullif(because[4], '')::timestamptz, now());
begin
  if tg_op = 'INSERT' then
    with items as (
      insert into stock_items (shop_id, sku_id, location_id, on_hand)
        select n.shop_id, n.id, p.id, n.stock
        from new_rows n join stock_locations p on p.shop_id = n.shop_id and p.is_default
        returning sku_id, location_id
    )
    insert into stock_movements (shop_id, sku_id, goods_id, cause, num, before, after, add_by, location_id, on_hand_num, on_hand_after)
      select n.shop_id, n.id, n.goods, 'begin', n.stock, 0, n.stock, n.add_by, i.location_id, n.stock, n.stock
      from new_rows n join items i on i.sku_id = n.id where n.stock <> 0;
  elsif coalesce(nullif(because[1], ''), 'edit') in ('edit', 'return', 'receive') then
    with changed as (
      select n.*, o.stock as before, n.stock - o.stock as num
      from new_rows n join old_rows o on o.id = n.id where n.stock <> o.stock
    ), moved as (
      update stock_items i set on_hand = i.on_hand + c.num
        from changed c join stock_locations p on p.shop_id = c.shop_id and p.is_default
        where i.sku_id = c.id and i.location_id = p.id
        returning i.sku_id, i.location_id, i.on_hand
    )
    insert into stock_movements (shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after, add_time, add_by, location_id, on_hand_num, on_hand_after)
      select c.shop_id, c.id, c.goods, coalesce(nullif(because[1], ''), 'edit'), nullif(because[2], ''), nullif(because[3], '')::bigint,
        c.num, c.before, c.stock, at, case when nullif(because[1], '') is null then c.upd_by end, m.location_id, c.num, m.on_hand
      from changed c join moved m on m.sku_id = c.id;
  else
    insert into stock_movements (shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after, add_time)
      select n.shop_id, n.id, n.goods, because[1], nullif(because[2], ''), nullif(because[3], '')::bigint,
        n.stock - o.stock, o.stock, n.stock, at
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
create or replace trigger kept before update or delete on stock_movements
  for each row execute function refuse_change();

drop policy if exists tenant_isolation on stock_movements;
create policy tenant_isolation on stock_movements for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on stock_movements;
create policy platform_access on stock_movements for select to markethall_platform using (true);

drop policy if exists tenant_isolation on stock_items;
create policy tenant_isolation on stock_items for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on stock_items;
create policy platform_access on stock_items for select to markethall_platform using (true);

drop policy if exists tenant_isolation on stock_reservations;
create policy tenant_isolation on stock_reservations for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on stock_reservations;
create policy platform_access on stock_reservations for select to markethall_platform using (true);
