-- parent: 20261127T0044_deadlines_of_statements

alter table shop_config add column "thanks" jsonb;
