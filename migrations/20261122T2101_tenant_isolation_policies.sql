-- parent: 0013_platform_notices
-- The policies of row-level security, and the function that they share with accounts, get the names
-- that the code uses.
do $$
declare
  policy record;
begin
  for policy in
    select schemaname, tablename, policyname from pg_policies where policyname in ('shop_wall', 'platform_wall')
  loop
    execute format(
      'alter policy %I on %I.%I rename to %I',
      policy.policyname,
      policy.schemaname,
      policy.tablename,
      case policy.policyname when 'shop_wall' then 'tenant_isolation' else 'platform_access' end
    );
  end loop;
end
$$;

alter function within_wall(bigint) rename to in_tenant_scope;
