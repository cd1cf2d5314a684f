-- parent: 20261128T0849_purchases

-- What arrived of a line, or will not, is at most what was ordered of it.
alter table purchases_progress add constraint purchases_progress_units_check
  check (accepted + rejected + closed <= qty);
alter table purchases add constraint purchases_sums_check check (arrears = owed - paid);
