/** Public data of every shop: its name and whether it is open. */
export const frontTables = `
-- What it costs to take a text apart, so that the planner asks an index for it, and asks everything cheaper of a row first.
alter function char_pairs(text) cost 2000;

create view shop_fronts as
  select id, name, logo, case when self_operated then 'self' else 'other' end as self_status,
    case when status = 'open' then 'open' else 'closed' end as status,
    add_time, null::bigint as add_by, lower(name) as search_text
  from shops where name is not null;
grant select on shop_fronts to markethall_shop, markethall_platform;

-- Rows of the shop whose searched text holds all of some parts. Behind row-level security no condition on a text may use an index, for
-- what it compares could be told by how it fails; so the search is done before that wall, and holds the same wall itself.
create function found_in(place regclass, likes text[], pairs text[]) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  condition text := 'shop_id = current_shop_id()';
  part text;
begin
  foreach part in array likes loop
    condition := condition || format(' and search_text like %L', part);
  end loop;
  if pairs <> '{}' then condition := condition || format(' and char_pairs(search_text) @> %L::text[]', pairs); end if;
  return query execute format('select id from %s where %s', place, condition);
end $$;
revoke all on function found_in(regclass, text[], text[]) from public;
grant execute on function found_in(regclass, text[], text[]) to markethall_shop;
`;
