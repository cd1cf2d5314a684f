-- parent: 20261128T0017_refund_order_numbers

-- Buyers are summed up from this index alone, without the rows of their orders; their last orders
-- are found by it as before.
drop index orders_member_id_idx;
create index orders_member_id_idx on orders (member_id, id) include (shop_id, pay_time, pay_price, refund_amount);

-- The unique key of the same columns finds the notes of a refund.
drop index invoices_refund_id_idx;
