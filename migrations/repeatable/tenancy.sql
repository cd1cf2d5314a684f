-- The tenant scope: the shop of the current transaction, or null for the platform.

create or replace function current_shop_id() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('markethall.shop_id', true), '')::bigint $$;
