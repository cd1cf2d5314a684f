-- parent: 20261123T0845_task_outcomes

-- A percentage without `min` or `max` is from 0 to 100 in every save; now its column is as well.

alter table goods drop constraint goods_commission_rate_check;
alter table shop_terms drop constraint shop_terms_commission_rate_check;
alter table platform_config drop constraint platform_config_commission_rate_check;
alter table platform_config drop constraint platform_config_bank_rate_check;
alter table platform_config drop constraint platform_config_alipay_rate_check;
alter table platform_config drop constraint platform_config_wechat_rate_check;
alter table orders_lines add constraint orders_lines_commission_rate_check check ("commission_rate" >= 0 and "commission_rate" <= 100);
alter table group_orders add constraint group_orders_discounts_check check ("discounts" >= 0 and "discounts" <= 100);
alter table goods add constraint goods_commission_rate_check check ("commission_rate" >= 0 and "commission_rate" <= 50);
alter table shop_terms add constraint shop_terms_commission_rate_check check ("commission_rate" >= 0 and "commission_rate" <= 50);
alter table platform_config add constraint platform_config_commission_rate_check check ("commission_rate" >= 0 and "commission_rate" <= 50);
alter table platform_config add constraint platform_config_bank_rate_check check ("bank_rate" >= 0 and "bank_rate" <= 50);
alter table platform_config add constraint platform_config_alipay_rate_check check ("alipay_rate" >= 0 and "alipay_rate" <= 50);
alter table platform_config add constraint platform_config_wechat_rate_check check ("wechat_rate" >= 0 and "wechat_rate" <= 50);
