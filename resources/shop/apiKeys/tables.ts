/**
 * Only the hash of a key's secret is stored, in a separate table: the shop's database role can set
 * it once and cannot read it.
 */
export const apiKeyTables = `
create table api_key_secrets (
  api_key_id bigint primary key references api_keys (id) on delete cascade, hash text not null unique
);
create function keep_api_key(of_key bigint, of_hash text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into api_key_secrets (api_key_id, hash) select id, of_hash from api_keys where id = of_key and shop_id = current_shop_id();
  if not found then raise exception 'there is no key %', of_key using errcode = '42501'; end if;
end $$;
revoke all on function keep_api_key(bigint, text) from public;
grant execute on function keep_api_key(bigint, text) to markethall_shop;
`;
