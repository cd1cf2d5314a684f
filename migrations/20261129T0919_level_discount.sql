-- parent: 20261129T0915_stock_costs

alter table orders_adjustments drop constraint orders_adjustments_kind_check;
alter table orders_adjustments drop constraint orders_adjustments_source_check;
alter table buyer_levels add column "discount" numeric(7,2) default 0 not null;
alter table buyer_levels add column "platform_percent" numeric(7,2) default 100 not null;
alter table orders_adjustments add constraint orders_adjustments_kind_check check ("kind" in ('unitPrice', 'level', 'coupon', 'voucher', 'platformCoupon', 'freeDelivery', 'priceEdit'));
alter table orders_adjustments add constraint orders_adjustments_source_check check ("source" in ('groupActivity', 'flashSale', 'buyerLevel', 'coupon', 'voucher', 'platformCoupon', 'freeDelivery', 'priceEdit'));
alter table buyer_levels add constraint buyer_levels_discount_check check ("discount" >= 0 and "discount" <= 90);
alter table buyer_levels add constraint buyer_levels_platform_percent_check check ("platform_percent" >= 0 and "platform_percent" <= 100);
