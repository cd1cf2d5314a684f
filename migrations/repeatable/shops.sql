-- Public data of every shop: its name and whether it is open.

create or replace view shop_fronts as
  select id, name, logo, case when self_operated then 'self' else 'other' end as self_status,
    case when status = 'open' then 'open' else 'closed' end as status,
    add_time, null::bigint as add_by, lower(name) as search_text
  from shops where name is not null;
grant select on shop_fronts to markethall_shop, markethall_platform;

-- The platform's figures of shops.
drop policy if exists platform_access on shop_days;
create policy platform_access on shop_days for select to markethall_platform using (true);
