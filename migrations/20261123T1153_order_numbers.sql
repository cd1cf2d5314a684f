-- parent: 20261123T0936_percent_ranges

-- Orders get a short number in their shop, from #1001. Existing orders are numbered in the order of
-- their creation; a counter per shop, locked by the transaction that places an order, continues.
create table order_counters (
  shop_id bigint primary key references shops (id),
  last_number bigint not null
);

alter table orders add column "number" text;

with numbered as (
  select id, 1000 + row_number() over (partition by shop_id order by add_time, id) as place from orders
)
update orders set "number" = '#' || numbered.place from numbered where numbered.id = orders.id;

insert into order_counters (shop_id, last_number)
  select shop_id, 1000 + count(*) from orders group by shop_id;

alter table orders alter column "number" set not null;
alter table orders add column "number_end" text collate "C" generated always as (reverse(lower("number"))) stored;
create unique index orders_number_unique on orders (shop_id, "number_end");
