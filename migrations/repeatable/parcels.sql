-- A shop reads its own parcels; only commands write them.
drop policy if exists tenant_isolation on parcels;
create policy tenant_isolation on parcels for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on parcels;
create policy platform_access on parcels for select to markethall_platform using (true);

drop policy if exists tenant_isolation on parcel_lines;
create policy tenant_isolation on parcel_lines for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on parcel_lines;
create policy platform_access on parcel_lines for select to markethall_platform using (true);
