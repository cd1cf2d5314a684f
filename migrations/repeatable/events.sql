-- Policies of domain events, and those that the database writes itself.

drop policy if exists tenant_isolation on domain_events;
create policy tenant_isolation on domain_events for insert to markethall_shop
  with check (shop_id = current_shop_id());
drop policy if exists platform_access on domain_events;
create policy platform_access on domain_events to markethall_platform
  using (true) with check (true);

-- Writes an event for each stock movement, whatever has caused it.
create or replace function emit_stock()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into domain_events (topic, key, shop_id, payload, actor_kind, actor_id, actor_name, add_time)
    select 'stock.changed', n.sku_id, n.shop_id,
      jsonb_build_object('skuId', n.sku_id, 'goodsId', n.goods_id, 'cause', n.cause, 'change', n.num, 'after', n.after),
      case when n.add_by is null then 'system' else 'staff' end, n.add_by, coalesce(m.realname, ''), n.add_time
    from new_rows n left join members m on m.id = n.add_by
    -- The first stock of a new product is no change, nor is shipping what was reserved before.
    where n.cause <> 'begin' and n.num <> 0
    order by n.id;
  return null;
end $$;
create or replace trigger emit_stock after insert on stock_movements referencing new table as new_rows
  for each statement execute function emit_stock();
