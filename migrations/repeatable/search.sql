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

-- What the planner expects a query to cost.
create or replace function estimate_cost(query text) returns float8
  language plpgsql volatile set search_path = public, pg_temp as $$
declare
  plan jsonb;
begin
  execute 'explain (format json) ' || query into plan;
  return (plan -> 0 -> 'Plan' ->> 'Total Cost')::float8;
end $$;

-- How many rows the planner expects of a query.
create or replace function estimate_rows(query text) returns float8
  language plpgsql volatile set search_path = public, pg_temp as $$
declare
  plan jsonb;
begin
  execute 'explain (format json) ' || query into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
end $$;

-- Rows of a table that meet a condition and whose searched text holds all of the parts: at most
-- `most` rows, and all where that is null.
--
-- A part that most rows of a large table hold is kept from the index, which would compare all
-- of those rows with the few that the other parts find.
--
-- A text that holds the parts has their pairs, so the condition on pairs is there for its index
-- only: computing the pairs of a row costs more than all the rest. It is left out where the planner
-- finds the rows sooner by the parts themselves, and keeps the parts from their index where it
-- does not: `is true` changes no result, and no index has it.
create or replace function search_rows(place regclass, condition text, likes text[], pairs text[], most bigint) returns setof bigint
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  rows_here text := format('select id from %s where %s', place, condition);
  bounded text := format(' limit %L', most);
  size float8 := (select reltuples from pg_class where oid = place);
  rare text[] := likes;
  part text;
  liked text := rows_here;
  paired text := rows_here || format(' and char_pairs(search_text) @> %L::text[]', pairs);
begin
  if cardinality(likes) > 1 and size > 10000 then
    rare := array(
      select l from unnest(likes) l
      where estimate_rows(format('select from %s where search_text like %L', place, l)) < size / 2);
    if rare = '{}' then rare := likes; end if;
  end if;
  foreach part in array likes loop
    if part = any (rare) then
      liked := liked || format(' and search_text like %L', part);
    else
      liked := liked || format(' and (search_text like %L) is true', part);
    end if;
    paired := paired || format(' and (search_text like %L) is true', part);
  end loop;
  if pairs <> '{}' and estimate_cost(paired || bounded) < estimate_cost(liked || bounded) then
    return query execute paired || bounded;
  else
    return query execute liked || bounded;
  end if;
end $$;

-- What is found of the current shop. Under row-level security no condition on a text may use an
-- index, because its failures could disclose what it compares. So this function searches without it
-- and applies the tenant scope itself.
create or replace function found_in(place regclass, likes text[], pairs text[], most bigint default null) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select search_rows(place, 'shop_id = current_shop_id()', likes, pairs, most);
end $$;

-- What is found of all shops, or of a table without shops.
create or replace function found_across(place regclass, likes text[], pairs text[], most bigint default null) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select search_rows(place, 'true', likes, pairs, most);
end $$;

revoke all on function found_in(regclass, text[], text[], bigint) from public;
grant execute on function found_in(regclass, text[], text[], bigint) to markethall_shop;
revoke all on function found_across(regclass, text[], text[], bigint) from public;
grant execute on function found_across(regclass, text[], text[], bigint) to markethall_platform;
revoke all on function search_rows(regclass, text, text[], text[], bigint) from public;
revoke all on function estimate_cost(text) from public;
revoke all on function estimate_rows(text) from public;
