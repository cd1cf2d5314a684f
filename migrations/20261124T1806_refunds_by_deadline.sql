-- parent: 20261124T1502_orders_to_ship

create index refunds_auto_agree_time_idx on refunds (shop_id, "auto_agree_time", id);
create index refunds_seller_confirm_time_idx on refunds (shop_id, "seller_confirm_time", id);
