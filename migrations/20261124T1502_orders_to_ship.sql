-- parent: 20261124T1433_messages_on_queue

-- The tabs of the order list with what the shop can ship, and with what waits: a shop with a million
-- orders finds and counts both without reading its other unshipped orders.
create index orders_ready_to_ship_idx on orders (shop_id, id)
  where status = 'unshipped' and self_lifting = false and waits_for_group = false
    and refund_status is distinct from 'refunding'
    and (merge_status is null or merge_status not in ('merged', 'picked'));
create index orders_waiting_idx on orders (shop_id, id)
  where status = 'unshipped' and (
    status = 'unshipped' and self_lifting = false and waits_for_group = false
    and refund_status is distinct from 'refunding'
    and (merge_status is null or merge_status not in ('merged', 'picked'))
  ) is not true;
