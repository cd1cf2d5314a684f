-- parent: 20261129T0904_receipt_locations

-- What the units on hand of each SKU cost together: a moving average in whole cents. Each movement
-- of units on hand has its cost, and the pool after it.
create table sku_costs (
  sku_id bigint not null,
  shop_id bigint not null,
  quantity integer not null default 0,
  cents bigint not null default 0,
  unit_cents bigint not null default 0,
  constraint sku_costs_pkey primary key (shop_id, sku_id),
  constraint sku_costs_sku_id_fkey foreign key (shop_id, sku_id) references skus (shop_id, id) on delete cascade,
  constraint sku_costs_pool_check check (quantity >= 0 and cents >= 0 and (quantity > 0 or cents = 0))
) with (fillfactor = 85);
grant select on sku_costs to markethall_shop, markethall_platform;
alter table sku_costs enable row level security;

alter table stock_movements add column cents bigint;
alter table stock_movements add column pool_quantity integer;
alter table stock_movements add column pool_cents bigint;

-- Units that are on hand now cost what the last delivery did; without one, nothing is known of it.
insert into sku_costs (sku_id, shop_id, quantity, cents, unit_cents)
  select k.id, k.shop_id, i.units, coalesce(round(i.units * r.unit), 0), coalesce(round(r.unit), 0)
  from skus k
  join (select sku_id, sum(on_hand)::integer as units from stock_items group by 1) i on i.sku_id = k.id
  left join lateral (
    select l.amount::numeric / l.accepted as unit
    from purchase_receipts_lines l where l.sku_id = k.id and l.accepted > 0
    order by l.parent_id desc limit 1
  ) r on true;
