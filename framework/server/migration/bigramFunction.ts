/**
 * Function that returns the character bigrams of a text, as indexed. A text of ASCII characters
 * only has none, which its byte length shows. PL/pgSQL plans the inner query once per connection,
 * an SQL function once per row.
 */
export const bigramFunction = `
create or replace function char_pairs(value text) returns text[] language plpgsql immutable strict parallel safe cost 2000 as $$
begin
  if octet_length(value) = length(value) then return '{}'; end if;
  return (select coalesce(array_agg(distinct pair), '{}') from (
    select substr(value, place, 2) as pair from generate_series(1, length(value) - 1) place
  ) pairs where pair ~ '[^\\x01-\\x7f]' and pair !~ '\\s');
end $$;
`;
