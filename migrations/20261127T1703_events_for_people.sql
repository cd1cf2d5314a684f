-- parent: 20261127T1100_history

alter table shop_config add column "mail_withdrawals" boolean default true not null;
alter table shop_config add column "mail_disputes" boolean default true not null;
alter table shop_config add column "mail_webhooks" boolean default true not null;
alter table outbox add column "event" bigint;

-- A message about an event is stored once for each recipient, whatever repeats the event.
create unique index outbox_event_key on outbox (event, channel, recipient) where event is not null;

-- The sales that wait for their products are added to them; from now on events say what was sold.
-- The lock waits for the commands that have written such a row, and so have written their events.
lock table goods_changes in access exclusive mode;
update goods g set sell_num = greatest(g.sell_num + s.sold, 0), pay_num = greatest(g.pay_num + s.payers, 0)
from (select goods_id, sum(sold) as sold, sum(payers) as payers from goods_changes group by 1) s
where g.id = s.goods_id;
update goods g set stock = s.stock
from (
  select goods, sum(stock) as stock from skus
  where deleted_at is null and goods in (select goods_id from goods_changes) group by goods
) s
where g.id = s.goods and g.stock <> s.stock;
drop table goods_changes;

-- The new consumers begin after the stored events: nobody is written to about the past, and no
-- sale is counted twice.
insert into event_cursors (consumer, xid, id)
select c.consumer, coalesce(e.xid, '0'), coalesce(e.id, 0)
from unnest(array['summarizeGoods', 'mailOwners']) as c (consumer)
left join (select xid, id from domain_events order by xid desc, id desc limit 1) e on true;

-- The events that a task has handled alone, after its consumer had failed at them.
create table event_repeats (
  consumer text,
  event_id bigint references domain_events (id) on delete cascade,
  primary key (consumer, event_id)
);
create index event_repeats_event_idx on event_repeats (event_id);
