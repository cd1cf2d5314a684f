-- parent: 20261127T0048_order_adjustments

alter table shop_config add column "thanks" jsonb;
