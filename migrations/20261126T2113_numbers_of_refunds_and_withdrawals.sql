-- parent: 20261124T2112_words_of_lists

-- Refunds and withdrawals get short numbers in their shop as orders have: R-101, W-1. One table
-- counts all three. Existing rows are numbered in the order of their ids.
alter table order_counters rename to shop_counters;
alter table shop_counters rename constraint order_counters_shop_id_fkey to shop_counters_shop_id_fkey;
alter table shop_counters drop constraint order_counters_pkey;
alter table shop_counters add column kind text not null default 'order';
alter table shop_counters alter column kind drop default;
alter table shop_counters add primary key (shop_id, kind);

alter table refunds add column "number" text;
with numbered as (
  select id, 100 + row_number() over (partition by shop_id order by id) as place from refunds
)
update refunds set "number" = 'R-' || numbered.place from numbered where numbered.id = refunds.id;
insert into shop_counters (shop_id, kind, last_number)
  select shop_id, 'refund', 100 + count(*) from refunds group by shop_id;
alter table refunds alter column "number" set not null;
alter table refunds add column "number_end" text collate "C" generated always as (reverse(lower("number"))) stored;
create unique index refunds_number_unique on refunds (shop_id, "number_end");

alter table withdrawals add column "short_no" text;
with numbered as (
  select id, row_number() over (partition by shop_id order by id) as place from withdrawals
)
update withdrawals set "short_no" = 'W-' || numbered.place from numbered where numbered.id = withdrawals.id;
insert into shop_counters (shop_id, kind, last_number)
  select shop_id, 'withdrawal', count(*) from withdrawals group by shop_id;
alter table withdrawals alter column "short_no" set not null;
alter table withdrawals add column "short_no_end" text collate "C" generated always as (reverse(lower("short_no"))) stored;
create unique index withdrawals_short_no_unique on withdrawals (shop_id, "short_no_end");

-- The timelines of orders name a refund by its short number, too.
update orders_events e set data = e.data || jsonb_build_object('refund', r.number)
  from refunds r where e.data ? 'refundId' and r.id = (e.data ->> 'refundId')::bigint and r.shop_id = e.shop_id;
