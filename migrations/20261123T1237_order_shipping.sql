-- parent: 20261123T1153_order_numbers

-- Orders know whether they wait for their group, and when they have to be shipped, so that lists
-- separate and sort what the shop can ship.
alter table orders add column "waits_for_group" boolean default false not null;
alter table orders add column "ship_by" timestamptz;

update orders set waits_for_group = true
  from group_orders g
  where g.id = orders.group_order_id and g.status = 'ongoing' and orders.status = 'unshipped';

update orders set ship_by = orders.pay_time + (
    select min((substr(f.delivery_time, 2) || case left(f.delivery_time, 1) when 'h' then ' hours' else ' days' end)::interval)
    from orders_lines l join goods g on g.id = l.goods_id join freight_templates f on f.id = g.freight_template
    where l.parent_id = orders.id)
  where status = 'unshipped' and not self_lifting and not waits_for_group;

create index orders_ship_by_idx on orders (shop_id, "ship_by", id);
