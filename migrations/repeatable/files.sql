-- Policies of uploaded files and of imports.

drop policy if exists tenant_isolation on files;
create policy tenant_isolation on files to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_access on files;
create policy platform_access on files to markethall_platform using (true) with check (true);

drop policy if exists tenant_isolation on imported_keys;
create policy tenant_isolation on imported_keys to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_access on imported_keys;
create policy platform_access on imported_keys to markethall_platform using (true) with check (true);

drop policy if exists tenant_isolation on imported_rows;
create policy tenant_isolation on imported_rows to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_access on imported_rows;
create policy platform_access on imported_rows to markethall_platform using (true) with check (true);

drop policy if exists tenant_isolation on import_pictures;
create policy tenant_isolation on import_pictures to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_access on import_pictures;
create policy platform_access on import_pictures to markethall_platform using (true) with check (true);
