-- Triggers of products for points.

-- Gives the units of a cancelled order back to the offer that it took them from. An order is
-- cancelled once, whoever cancels it, so they are given back once.
create or replace function return_point_goods()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken record;
begin
  for taken in
    select a.source_id as id, sum(l.qty)::integer as qty
    from orders_adjustments a
    join orders_lines l on l.parent_id = a.parent_id and l.position = a.line_position
    where a.parent_id = new.id and a.source = 'pointGoods'
    group by a.source_id order by a.source_id
  loop
    update point_goods set sold = sold - taken.qty where id = taken.id;
  end loop;
  return null;
end $$;
create or replace trigger return_point_goods after update of status on orders
  for each row when (old.status <> 'cancelled' and new.status = 'cancelled')
  execute function return_point_goods();
