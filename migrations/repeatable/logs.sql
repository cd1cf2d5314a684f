-- Functions and policies of the logs of sign-ins and operations.

create or replace function least_log_days()
  returns integer language sql stable security definer set search_path = public, pg_temp as
  $$ select greatest(30, coalesce((select log_days from platform_config order by id limit 1), 180)) $$;

-- Deletes old entries of a log, never the recent ones: sign-ins and entries about accounts, money
-- and settings are retained for the days that the platform has set, others for 30 days. The entry
-- about a cleaning is never deleted.
create or replace function clean_log(log text, days integer)
  returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
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

drop policy if exists tenant_isolation on audit_entries;
create policy tenant_isolation on audit_entries to markethall_shop
  using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
drop policy if exists platform_access on audit_entries;
create policy platform_access on audit_entries to markethall_platform using (true) with check (true);

drop policy if exists tenant_isolation on login_log;
create policy tenant_isolation on login_log to markethall_shop
  using (shop_id = current_shop_id());
drop policy if exists platform_access on login_log;
create policy platform_access on login_log to markethall_platform using (true);
