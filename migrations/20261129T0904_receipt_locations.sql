-- parent: 20261129T0900_storage_stock

alter table purchase_receipts_lines add column "location" text;
