/**
 * The group terms of an order, applied once it is paid: start a group, or join one. Not readable
 * within a tenant scope.
 */
export const groupTables = `
create table group_intents (
  order_id bigint primary key references orders (id) on delete cascade,
  shop_id bigint not null, member_id bigint not null, activity_id bigint not null, goods_id bigint not null,
  group_order_id bigint references group_orders (id) on delete cascade,
  group_type text not null, group_num integer not null, discounts numeric(5, 2), hours integer not null, original_price bigint not null
);
create index group_intents_buyer_idx on group_intents (activity_id, member_id);
create index group_orders_due_idx on group_orders (end_time, id) where status = 'ongoing';
create index group_orders_open_idx on group_orders (goods_id, end_time) where status = 'ongoing';
create index group_orders_group_no_across_idx on group_orders (group_no);
create unique index group_orders_members_order_idx on group_orders_members (order_id);
create unique index group_orders_members_buyer_idx on group_orders_members (member_id, parent_id);
alter table group_orders add constraint group_orders_places_check check (have_num between 1 and group_num);
`;
