-- Functions of a shop's API keys.

-- Stores the hash of a key of the current shop.
create or replace function keep_api_key(of_key bigint, of_hash text)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into api_key_secrets (api_key_id, hash) select id, of_hash from api_keys where id = of_key and shop_id = current_shop_id();
  if not found then raise exception 'there is no key %', of_key using errcode = '42501'; end if;
end $$;

revoke all on function keep_api_key(bigint, text) from public;
grant execute on function keep_api_key(bigint, text) to markethall_shop;
