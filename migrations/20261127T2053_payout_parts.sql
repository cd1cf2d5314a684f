-- parent: 20261127T2033_shop_days

-- The parts of the last payout of each shop, as its entries between the two of `previous` and `entry`
-- explain them: entries and settled lines never change.
create table payout_parts (
  shop_id bigint primary key references shops (id),
  entry bigint not null,
  previous bigint not null,
  parts jsonb not null
);
grant select on payout_parts to markethall_shop, markethall_platform;
alter table payout_parts enable row level security;
