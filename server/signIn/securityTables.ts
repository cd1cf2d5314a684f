/**
 * Tables that protect accounts and their logs: withdrawal holds, MFA resets, minimum ages of log
 * entries, verified buyers.
 */
export const securityTables = `
-- Until then the member cannot ask for a withdrawal: an address or a secret of the account has just changed.
alter table credentials add column withdraw_hold_until timestamptz;
create function hold_withdrawals(member bigint) returns void language sql security definer set search_path = public, pg_temp as
  $$ insert into credentials (member_id, withdraw_hold_until) select member, now() + interval '24 hours' where within_wall(member)
     on conflict (member_id) do update set withdraw_hold_until = excluded.withdraw_hold_until $$;
create function reset_two_step(member bigint) returns boolean language sql security definer set search_path = public, pg_temp as
  $$ with reset as (update credentials set totp_secret = null, totp_since = null, totp_step = null, recovery_hashes = '{}'
       where member_id = member and totp_since is not null and within_wall(member) returning 1) select exists (select 1 from reset) $$;
create function has_two_step(member bigint) returns boolean language sql stable security definer set search_path = public, pg_temp as
  $$ select exists (select 1 from credentials where member_id = member and totp_since is not null and within_wall(member)) $$;
revoke all on function hold_withdrawals(bigint), reset_two_step(bigint), has_two_step(bigint) from public;
grant execute on function hold_withdrawals(bigint), reset_two_step(bigint), has_two_step(bigint) to markethall_shop, markethall_platform;

-- A temporary table of the caller's cannot stand for a table that these functions name.
alter function within_wall(bigint) set search_path = public, pg_temp;
alter function set_password(bigint, text, boolean) set search_path = public, pg_temp;
alter function end_sessions(bigint) set search_path = public, pg_temp;
alter function log_session(bigint, text, text, text) set search_path = public, pg_temp;

-- Deletes old entries of a log, whatever age is asked for not the recent ones: sign-ins and entries about accounts, money and settings are
-- kept as long as the platform has set, others 30 days. Who cleaned a log cannot delete the entry that says so.
create function least_log_days() returns integer language sql stable security definer set search_path = public, pg_temp as
  $$ select greatest(30, coalesce((select log_days from platform_config order by id limit 1), 180)) $$;
create or replace function clean_log(log text, days integer) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    gone bigint;
    secured integer := greatest(days, least_log_days());
  begin
    if log = 'login' then
      delete from login_log where shop_id is not distinct from current_shop_id() and add_time < now() - make_interval(days => secured);
    elsif log = 'operation' then
      delete from audit_entries where shop_id is not distinct from current_shop_id()
        and add_time < now() - make_interval(days => greatest(days, 30))
        and not (operation = 'action' and action = 'clean')
        and (add_time < now() - make_interval(days => secured) or resource not in ('subAccounts', 'admins', 'roles', 'adminRoles', 'apiKeys',
          'withdrawals', 'withdrawAccounts', 'withdrawAccountReviews', 'payouts', 'payments', 'moneyBacks', 'shopConfig', 'platformConfig',
          'shopTerms', 'shops', 'buyers'));
    end if;
    get diagnostics gone = row_count;
    return gone;
  end $$;

-- An address of a buyer counts as verified once a code that was sent there has come back.
alter table buyers add column email_verified boolean not null default false, add column phone_verified boolean not null default false;
create index login_log_member_idx on login_log (member_id, id) where member_id is not null;
`;
