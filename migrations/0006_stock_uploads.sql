
alter table imports add column stock_snapshot pg_snapshot not null default pg_current_snapshot();
