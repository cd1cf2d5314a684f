-- Policies of notices.

drop policy if exists tenant_isolation on notices;
create policy tenant_isolation on notices for select to markethall_shop
  using (shop_id = current_shop_id());
