-- parent: 20261127T2124_opened_notices

alter table refunds add column "order_number" text;
alter table refunds add column "order_number_end" text collate "C" generated always as (reverse(lower("order_number"))) stored;
create index refunds_order_number_end_idx on refunds (shop_id, "order_number_end") where "order_number_end" is not null;

-- The requests so far are found by the number of their order too.
update refunds r set order_number = o.number from orders o where o.id = r.order_id;
