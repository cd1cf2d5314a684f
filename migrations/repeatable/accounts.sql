-- Functions, triggers and policies of members and of their secrets.

-- Rules run within a tenant scope. What reaches beyond their tables goes through these functions,
-- and only to members of that scope.
create or replace function in_tenant_scope(member bigint)
  returns boolean language sql stable security definer set search_path = public, pg_temp as
  $$ select exists (select 1 from members where id = member and (current_shop_id() is null or shop_id = current_shop_id())) $$;

create or replace function set_password(member bigint, hash text, must_change boolean)
  returns void language sql security definer set search_path = public, pg_temp as
  $$ insert into credentials (member_id, password_hash, must_change_password) select member, hash, must_change where in_tenant_scope(member)
     on conflict (member_id) do update set password_hash = excluded.password_hash,
       must_change_password = excluded.must_change_password, password_time = now() $$;

create or replace function end_sessions(member bigint)
  returns bigint language sql security definer set search_path = public, pg_temp as
  $$ with ended as (delete from sessions where member_id = member and in_tenant_scope(member) returning 1) select count(*) from ended $$;

create or replace function log_session(member bigint, what text, because text, from_ip text)
  returns void language sql security definer set search_path = public, pg_temp as
  $$ insert into login_log (shop_id, member_id, username, ip, ok, event, reason)
     select shop_id, id, username, from_ip, true, what, because from members where id = member and in_tenant_scope(member) $$;

-- Withdrawals are refused for a day after an address or a secret of the account has changed.
create or replace function hold_withdrawals(member bigint)
  returns void language sql security definer set search_path = public, pg_temp as
  $$ insert into credentials (member_id, withdraw_hold_until) select member, now() + interval '24 hours' where in_tenant_scope(member)
     on conflict (member_id) do update set withdraw_hold_until = excluded.withdraw_hold_until $$;

create or replace function reset_two_step(member bigint)
  returns boolean language sql security definer set search_path = public, pg_temp as
  $$ with reset as (update credentials set totp_secret = null, totp_since = null, totp_step = null, recovery_hashes = '{}'
       where member_id = member and totp_since is not null and in_tenant_scope(member) returning 1) select exists (select 1 from reset) $$;

create or replace function has_two_step(member bigint)
  returns boolean language sql stable security definer set search_path = public, pg_temp as
  $$ select exists (select 1 from credentials where member_id = member and totp_since is not null and in_tenant_scope(member)) $$;

-- Replaces the link by which the holder of a new account chooses a password.
create or replace function invite_member(member bigint, token_hash text, address text, useful interval)
  returns boolean language sql security definer set search_path = public, pg_temp as
  $$ with earlier as (delete from tickets where purpose = 'invitation' and member_id = member and in_tenant_scope(member)),
       invited as (insert into tickets (hash, purpose, member_id, data, expires_at)
         select token_hash, 'invitation', member, jsonb_build_object('email', address), now() + useful
         where in_tenant_scope(member) returning 1)
     select exists (select 1 from invited) $$;

revoke all on function hold_withdrawals(bigint), reset_two_step(bigint), has_two_step(bigint),
  invite_member(bigint, text, text, interval) from public;
grant execute on function hold_withdrawals(bigint), reset_two_step(bigint), has_two_step(bigint),
  invite_member(bigint, text, text, interval)
  to markethall_shop, markethall_platform;

-- An account's manager may change its addresses, but cannot mark them as verified.
create or replace function address_changed() returns trigger language plpgsql as $$
  begin
    if current_user in ('markethall_shop', 'markethall_platform') then
      new.email_verified := new.email_verified and new.email is not distinct from old.email;
      new.phone_verified := new.phone_verified and new.phone is not distinct from old.phone;
    end if;
    return new;
  end $$;

create or replace trigger address_changed before update on members
  for each row execute function address_changed();

drop policy if exists tenant_isolation on members;
create policy tenant_isolation on members to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_access on members;
create policy platform_access on members to markethall_platform using (true) with check (true);
