-- parent: 20261127T1708_delivery_error_codes

-- What each shop sold on a day, by the time its orders were placed, and how it was rated: the
-- figures of shops are sums of days. A stale day is summed up again by a job.
create table shop_days (
  shop_id bigint not null references shops (id),
  day date not null,
  orders integer default 0 not null,
  sales bigint default 0 not null,
  commission bigint default 0 not null,
  refunded_orders integer default 0 not null,
  shipped_orders integer default 0 not null,
  punctual_orders integer default 0 not null,
  comments integer default 0 not null,
  stars bigint default 0 not null,
  stale boolean default false not null,
  primary key (shop_id, day)
);
create index shop_days_stale_idx on shop_days (shop_id, day) where stale;
grant select on shop_days to markethall_platform;
alter table shop_days enable row level security;

-- Events below the oldest running transaction are counted here; the consumer begins with the others.
insert into event_cursors (consumer, xid, id)
values ('markShopDays', pg_snapshot_xmin(pg_current_snapshot()), 0) on conflict do nothing;

insert into shop_days (shop_id, day, orders, sales, commission, refunded_orders, shipped_orders, punctual_orders)
  select o.shop_id, (o.add_time at time zone 'UTC')::date, count(*), sum(o.pay_price - o.refund_amount), coalesce(sum(l.commission), 0),
    count(*) filter (where o.refund_amount > 0), count(*) filter (where o.delivery_time is not null and o.ship_by is not null),
    count(*) filter (where o.delivery_time <= o.ship_by)
  from orders o
  left join (select parent_id, sum(commission - commission_returned) as commission from orders_lines group by 1) l on l.parent_id = o.id
  where o.pay_time is not null
  group by 1, 2;
insert into shop_days (shop_id, day, comments, stars)
  select shop_id, (add_time at time zone 'UTC')::date, count(*), sum(shop_star) from comments group by 1, 2
  on conflict (shop_id, day) do update set comments = excluded.comments, stars = excluded.stars;
