-- parent: 20261127T0442_webhooks

-- Weights to the gram, volumes to the cubic centimetre; a draft may have the price 0.
alter table skus
  alter column "weight_kg" type numeric(18,3),
  alter column "volume_m3" type numeric(18,6),
  drop constraint skus_price_check,
  add constraint skus_price_check check ("price" >= 0 and "price" <= 1000000000);
alter table library_goods alter column "weight_kg" type numeric(18,3);
