-- Policies of the sums of each shop's comments.

drop policy if exists tenant_isolation on shop_stars;
create policy tenant_isolation on shop_stars for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on shop_stars;
create policy platform_access on shop_stars for select to markethall_platform using (true);
