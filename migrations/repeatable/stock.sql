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
  with placed as (
    update stock_locations p set warehouse = f.id
      from (select shop_id, min(id) as id from new_rows group by shop_id) f
      where p.shop_id = f.shop_id and p.is_default and p.warehouse is null
      returning p.id, p.warehouse
  )
  insert into storage_stock (shop_id, goods_id, sku_id, warehouse, on_hand, listed)
    select k.shop_id, k.goods, k.id, p.warehouse, i.on_hand, k.deleted_at is null
    from placed p join stock_items i on i.location_id = p.id join skus k on k.id = i.sku_id
    order by k.id;
  return null;
end $$;
create or replace trigger place_default_location after insert on warehouses referencing new table as new_rows
  for each statement execute function place_default_location();

-- Adds changes of what is on hand at places to the stock of their warehouses. Orders change nothing
-- on hand until they are shipped.
create or replace function sum_storage_stock()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    with changed as (
      select n.shop_id, n.sku_id, p.warehouse, sum(n.on_hand)::integer as num
      from new_rows n join stock_locations p on p.id = n.location_id
      where p.warehouse is not null group by 1, 2, 3
    ), updated as (
      update storage_stock s set on_hand = s.on_hand + c.num
        from changed c where s.shop_id = c.shop_id and s.sku_id = c.sku_id and s.warehouse = c.warehouse
        returning s.sku_id, s.warehouse
    )
    insert into storage_stock (shop_id, goods_id, sku_id, warehouse, on_hand)
      select c.shop_id, k.goods, c.sku_id, c.warehouse, c.num
      from changed c join skus k on k.id = c.sku_id
      where not exists (select from updated u where u.sku_id = c.sku_id and u.warehouse = c.warehouse)
      order by c.sku_id, c.warehouse;
  else
    update storage_stock s set on_hand = s.on_hand + c.num
      from (
        select n.shop_id, n.sku_id, p.warehouse, sum(n.on_hand - o.on_hand)::integer as num
        from new_rows n join old_rows o on o.sku_id = n.sku_id and o.location_id = n.location_id
        join stock_locations p on p.id = n.location_id
        where n.on_hand <> o.on_hand group by 1, 2, 3
      ) c
      where s.shop_id = c.shop_id and s.sku_id = c.sku_id and s.warehouse = c.warehouse and c.num <> 0;
  end if;
  return null;
end $$;
create or replace trigger sum_storage_stock_added after insert on stock_items referencing new table as new_rows
  for each statement execute function sum_storage_stock();
create or replace trigger sum_storage_stock after update on stock_items referencing old table as old_rows new table as new_rows
  for each statement execute function sum_storage_stock();

-- Compares the stock of a warehouse with its levels.
create or replace function compare_storage_stock()
  returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.status := case
    when new.on_hand <= 0 then 'out'
    when new.on_hand <= new.warn_stock then 'low'
    when new.on_hand > new.max_stock then 'over'
    else 'ok'
  end;
  return new;
end $$;
create or replace trigger compare_storage_stock before insert or update on storage_stock
  for each row execute function compare_storage_stock();

-- The stock of a deleted SKU is not listed.
create or replace function list_storage_stock()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update storage_stock set listed = new.deleted_at is null where shop_id = new.shop_id and sku_id = new.id;
  return null;
end $$;
create or replace trigger list_storage_stock after update of deleted_at on skus for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function list_storage_stock();

-- Gives a movement of units on hand its cost. Units leave at the average, rounded half up, and the
-- last one takes the rest; a delivery brings its own cost, and what was sold comes back at what it
-- left with. Moving units between places costs nothing. The SKU is locked, or new.
create or replace function cost_movement()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pool sku_costs%rowtype;
  sold_order bigint;
  sold_units bigint;
  sold_cents bigint;
begin
  select * into pool from sku_costs where shop_id = new.shop_id and sku_id = new.sku_id for update;
  if not found then
    insert into sku_costs (sku_id, shop_id) values (new.sku_id, new.shop_id) returning * into pool;
  end if;

  if new.cents is null and new.on_hand_num > 0 and new.cause in ('return', 'unship') then
    sold_order := case new.ref_table when 'orders' then new.ref_id
      else (select order_id from refunds where id = new.ref_id) end;
    select -sum(on_hand_num), -sum(cents) into sold_units, sold_cents
      from stock_movements m
      where m.shop_id = new.shop_id and m.sku_id = new.sku_id and m.cents is not null and (
        (m.cause in ('ship', 'unship') and m.ref_table = 'orders' and m.ref_id = sold_order)
        or (m.cause = 'return' and m.ref_table = 'refunds'
          and m.ref_id in (select id from refunds where order_id = sold_order))
      );
    if sold_units >= new.on_hand_num then
      new.cents := (2 * sold_cents * new.on_hand_num + sold_units) / (2 * sold_units);
    end if;
  end if;
  if new.cents is null then
    new.cents := sign(new.on_hand_num) * case
      when pool.quantity = 0 then abs(new.on_hand_num) * pool.unit_cents
      when -new.on_hand_num = pool.quantity then pool.cents
      else (2 * pool.cents * abs(new.on_hand_num) + pool.quantity) / (2 * pool.quantity)
    end;
  end if;

  update sku_costs set quantity = quantity + new.on_hand_num, cents = cents + new.cents,
      unit_cents = case when quantity + new.on_hand_num > 0
        then (2 * (cents + new.cents) + quantity + new.on_hand_num) / (2 * (quantity + new.on_hand_num))
        else unit_cents end
    where shop_id = new.shop_id and sku_id = new.sku_id
    returning quantity, cents into new.pool_quantity, new.pool_cents;
  return new;
end $$;
create or replace trigger cost_movement before insert on stock_movements for each row
  when (new.on_hand_num <> 0 and new.cause <> 'transfer') execute function cost_movement();

-- Writes a movement for each change of a SKU's stock, with the cause that the transaction has set.
-- A change that a command has recorded with its places is skipped. An edit and a return change
-- what is on hand as well, in the same statement: units are added to the default location, and
-- taken from there first, then from others in the order of the walk. A sale and its release change
-- only what is reserved of it.
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
  elsif because[1] = 'recorded' then
    null;
  elsif coalesce(nullif(because[1], ''), 'edit') in ('edit', 'return') then
    with changed as (
      select n.*, o.stock as before, n.stock - o.stock as num
      from new_rows n join old_rows o on o.id = n.id where n.stock <> o.stock
    ), places as (
      select i.sku_id, i.location_id, i.on_hand, -c.num as needed,
        sum(i.on_hand) over (partition by i.sku_id order by p.is_default desc, p.walk_order, p.id) - i.on_hand as earlier
      from changed c join stock_items i on i.sku_id = c.id join stock_locations p on p.id = i.location_id
      where c.num < 0 and i.on_hand > 0 and p.sellable
    ), parts as (
      select sku_id, location_id, -least(on_hand, needed - earlier)::integer as num from places where earlier < needed
      union all
      select c.id, p.id, c.num from changed c join stock_locations p on p.shop_id = c.shop_id and p.is_default where c.num > 0
    ), moved as (
      update stock_items i set on_hand = i.on_hand + t.num
        from parts t where i.sku_id = t.sku_id and i.location_id = t.location_id
        returning i.sku_id, i.location_id, t.num, i.on_hand
    )
    insert into stock_movements (shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after, add_time, add_by, location_id, on_hand_num, on_hand_after)
      select c.shop_id, c.id, c.goods, coalesce(nullif(because[1], ''), 'edit'), nullif(because[2], ''), nullif(because[3], '')::bigint,
        m.num, c.before + m.upto - m.num, c.before + m.upto, at,
        case when nullif(because[1], '') is null then c.upd_by end, m.location_id, m.num, m.on_hand
      from changed c join (
        select *, sum(num) over (partition by sku_id order by location_id) as upto from moved
      ) m on m.sku_id = c.id
      order by c.id, m.location_id;
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

drop policy if exists tenant_isolation on sku_costs;
create policy tenant_isolation on sku_costs for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on sku_costs;
create policy platform_access on sku_costs for select to markethall_platform using (true);
