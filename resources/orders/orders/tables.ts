/**
 * Cross-tenant indexes of orders, in addition to those of the declaration: by number and by
 * deadline.
 */
export const orderTables = `
create index orders_order_no_across_idx on orders (order_no);
create index orders_unpaid_due_idx on orders (pay_end_time) where status = 'unpaid';
create index orders_unreceived_due_idx on orders (finish_expired_time) where status = 'unreceived';
create index orders_lines_goods_idx on orders_lines (shop_id, goods_id, id);
alter table orders_lines add constraint orders_lines_units_check
  check (refunded_qty between 0 and qty and stock_taken between 0 and qty and refunded_amount between 0 and paid and paid >= 0);
alter table orders add constraint orders_amounts_check check (refund_amount between 0 and pay_price and pay_price >= 0);
`;
