/**
 * The pairs of signs of a text, as its index holds them. A text without any sign beyond ASCII has none, which its length tells; of the others
 * the query is planned once a connection, which a function in SQL does for each row.
 */
export const pairsOfText = `
create or replace function char_pairs(value text) returns text[] language plpgsql immutable strict parallel safe cost 2000 as $$
begin
  if octet_length(value) = length(value) then return '{}'; end if;
  return (select coalesce(array_agg(distinct pair), '{}') from (
    select substr(value, place, 2) as pair from generate_series(1, length(value) - 1) place
  ) pairs where pair ~ '[^\\x01-\\x7f]' and pair !~ '\\s');
end $$;
`;
