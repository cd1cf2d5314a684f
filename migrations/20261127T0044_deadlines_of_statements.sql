-- parent: 20261126T2118_imported_rows

create index settlement_days_confirm_by_idx on settlement_days (shop_id, "confirm_by", id);
create index settlement_months_confirm_by_idx on settlement_months (shop_id, "confirm_by", id);
