-- Functions of the text search.

-- Character bigrams of a text, as indexed. A text of ASCII characters only has none, which its byte
-- length shows. PL/pgSQL plans the inner query once per connection, an SQL function once per row.
-- The cost makes the planner prefer an index, and evaluate cheaper conditions first.
create or replace function char_pairs(value text)
  returns text[] language plpgsql immutable strict parallel safe cost 2000 as $$
begin
  if octet_length(value) = length(value) then return '{}'; end if;
  return (select coalesce(array_agg(distinct pair), '{}') from (
    select substr(value, place, 2) as pair from generate_series(1, length(value) - 1) place
  ) pairs where pair ~ '[^\x01-\x7f]' and pair !~ '\s');
end $$;

-- Rows of the current shop whose searched text holds all of the parts. Under row-level security no
-- condition on a text may use an index, because its failures could disclose what it compares. So
-- this function searches without it and applies the tenant scope itself. It finds at most `most`
-- rows, and all where that is null.
create or replace function found_in(place regclass, likes text[], pairs text[], most bigint default null) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  condition text := 'shop_id = current_shop_id()';
  part text;
begin
  foreach part in array likes loop
    condition := condition || format(' and search_text like %L', part);
  end loop;
  if pairs <> '{}' then condition := condition || format(' and char_pairs(search_text) @> %L::text[]', pairs); end if;
  return query execute format('select id from %s where %s limit %L', place, condition, most);
end $$;

revoke all on function found_in(regclass, text[], text[], bigint) from public;
grant execute on function found_in(regclass, text[], text[], bigint) to markethall_shop;
