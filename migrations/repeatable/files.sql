-- Policies of uploaded files and of imports.

drop policy if exists shop_wall on files;
create policy shop_wall on files to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_wall on files;
create policy platform_wall on files to markethall_platform using (true) with check (true);

drop policy if exists shop_wall on imported_keys;
create policy shop_wall on imported_keys to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_wall on imported_keys;
create policy platform_wall on imported_keys to markethall_platform using (true) with check (true);

drop policy if exists shop_wall on import_pictures;
create policy shop_wall on import_pictures to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_wall on import_pictures;
create policy platform_wall on import_pictures to markethall_platform using (true) with check (true);
