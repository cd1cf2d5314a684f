-- Policies of the sums of each shop's comments.

drop policy if exists shop_wall on shop_stars;
create policy shop_wall on shop_stars for select to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_wall on shop_stars;
create policy platform_wall on shop_stars for select to markethall_platform using (true);
