-- Triggers of flash sales.

-- Gives the units of a cancelled order back to the sales that it took them from. An order is
-- cancelled once, whoever cancels it, so they are given back once.
create or replace function return_flash_stock()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken record;
begin
  for taken in
    select p.id, sum(l.qty)::integer as qty
    from orders_adjustments a
    join orders_lines l on l.parent_id = a.parent_id and l.position = a.line_position
    join flash_sales_price_form_list p on p.parent_id = a.source_id and p.sku_id = l.sku_id
    where a.parent_id = new.id and a.source = 'flashSale'
    group by p.id order by p.id
  loop
    update flash_sales_price_form_list set sold = sold - taken.qty where id = taken.id;
  end loop;
  return null;
end $$;
create or replace trigger return_flash_stock after update of status on orders
  for each row when (old.status <> 'cancelled' and new.status = 'cancelled')
  execute function return_flash_stock();
