-- Policies of notices.

drop policy if exists shop_wall on notices;
create policy shop_wall on notices for select to markethall_shop
  using (shop_id = current_shop_id());
