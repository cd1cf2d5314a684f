-- parent: 20261128T0902_point_values

-- Places of warehouses: the table that each shop had one row of becomes that of a resource. The
-- place of a shop belongs to its first open warehouse; without one it is not listed.
alter table stock_locations
  add column "add_by" bigint,
  add column "upd_time" timestamptz default now() not null,
  add column "upd_by" bigint,
  add column "version" integer default 1 not null,
  add column "deleted_at" timestamptz,
  add column "code" text not null default 'IN-1',
  add column "name" text,
  add column "warehouse" bigint,
  add column "parent" bigint,
  add column "kind" text default 'bin' not null,
  add column "sellable" boolean default true not null,
  add column "capacity" integer,
  add column "walk_order" integer default 0 not null;
alter table stock_locations alter column "code" drop default;
alter table stock_locations add column
  "search_text" text generated always as (lower(coalesce("code", '') || ' ' || coalesce("name", ''))) stored;
update stock_locations p set kind = 'receiving', warehouse = (
  select id from warehouses w
  where w.shop_id = p.shop_id and w.deleted_at is null order by w.status desc, w.id limit 1
);

alter table stock_locations add constraint stock_locations_kind_check check ("kind" in ('zone', 'bin', 'receiving', 'quality', 'reject', 'tote', 'pack', 'transit'));
alter table stock_locations add constraint stock_locations_capacity_check check ("capacity" >= 1 and "capacity" <= 1000000);
alter table stock_locations add constraint stock_locations_walk_order_check check ("walk_order" >= 0 and "walk_order" <= 999999);
alter table stock_locations drop constraint stock_locations_shop_id_fkey;
alter table stock_locations add constraint stock_locations_shop_id_fkey foreign key (shop_id) references shops (id);
alter table stock_locations add constraint stock_locations_warehouse_fkey foreign key (shop_id, "warehouse") references warehouses (shop_id, id) on delete no action;
alter table stock_locations add constraint stock_locations_parent_fkey foreign key (shop_id, "parent") references stock_locations (shop_id, id) on delete no action;

grant select, insert, update, delete on stock_locations to markethall_platform, markethall_shop;
drop policy if exists tenant_isolation on stock_locations;
drop policy if exists platform_access on stock_locations;
create policy tenant_isolation on stock_locations to markethall_shop using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
create policy platform_access on stock_locations to markethall_platform using (true) with check (true);

create index stock_locations_id_idx on stock_locations (shop_id, id) where deleted_at is null;
create unique index stock_locations_code_unique on stock_locations (shop_id, lower("code")) where deleted_at is null;
create index stock_locations_code_idx on stock_locations (shop_id, "code", id) where deleted_at is null;
create index stock_locations_warehouse_idx on stock_locations (shop_id, "warehouse", id);
create index stock_locations_parent_idx on stock_locations (shop_id, "parent", id);
create index stock_locations_kind_idx on stock_locations (shop_id, "kind", id) where deleted_at is null;
create index stock_locations_sellable_idx on stock_locations (shop_id, "sellable", id) where deleted_at is null;
create index stock_locations_walk_order_idx on stock_locations (shop_id, "walk_order", id) where deleted_at is null;
create index stock_locations_add_time_idx on stock_locations (shop_id, add_time, id) where deleted_at is null;
create index stock_locations_upd_time_idx on stock_locations (shop_id, upd_time, id) where deleted_at is null;
create index stock_locations_search_idx on stock_locations using gin (shop_id, search_text gin_trgm_ops);
create index stock_locations_pairs_idx on stock_locations using gin (shop_id, char_pairs(search_text));
