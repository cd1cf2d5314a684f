-- parent: 20261127T0800_parcels

-- Payments and outgoing refunds get short numbers: P-243, B-12. The tabs of shipped and of completed
-- orders are read by when they were shipped or completed, without a sort.

alter table pay_orders add column "short_no" text;
update pay_orders set "short_no" = 'P-' || id;
alter table pay_orders alter column "short_no" set not null;
alter table pay_orders add column "short_no_end" text collate "C" generated always as (reverse(lower("short_no"))) stored;
alter table money_backs add column "short_no" text;
update money_backs set "short_no" = 'B-' || id;
alter table money_backs alter column "short_no" set not null;
alter table money_backs add column "short_no_end" text collate "C" generated always as (reverse(lower("short_no"))) stored;
create index orders_delivery_time_idx on orders (shop_id, "delivery_time", id);
create index orders_finish_time_idx on orders (shop_id, "finish_time", id);
create unique index pay_orders_short_no_unique on pay_orders ("short_no_end");
create unique index money_backs_short_no_unique on money_backs ("short_no_end");
-- A backward scan of the index on all orders begins with those that were never shipped.
create index orders_shipped_idx on orders (shop_id, delivery_time, id) where status = 'unreceived';
create index orders_completed_idx on orders (shop_id, finish_time, id) where status = 'completed';
