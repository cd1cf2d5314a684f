-- parent: 20261129T0919_level_discount

alter table gift_card_sales drop constraint gift_card_sales_status_check;
alter table point_entries drop constraint point_entries_type_check;
alter table point_entries add column "invitee_id" bigint;
alter table platform_config add column "invite_point" integer default 0 not null;
alter table platform_config add column "birthday_point" integer default 0 not null;
alter table gift_card_sales add constraint gift_card_sales_status_check check ("status" in ('unpaid', 'paid', 'refunded', 'expired'));
alter table point_entries add constraint point_entries_type_check check ("type" in ('sign', 'consume', 'refund', 'recovered', 'exchange', 'returned', 'adminIn', 'adminOut', 'expire', 'revalued', 'invite', 'birthday'));
alter table point_entries add constraint point_entries_invitee_id_fkey foreign key ("invitee_id") references buyers (id) on delete no action not valid;
alter table platform_config add constraint platform_config_invite_point_check check ("invite_point" >= 0 and "invite_point" <= 10000);
alter table platform_config add constraint platform_config_birthday_point_check check ("birthday_point" >= 0 and "birthday_point" <= 10000);
create index point_entries_invitee_id_idx on point_entries ("invitee_id");
do $$
declare
  key record;
  missing text;
  found text[] := '{}';
begin
  for key in
    select c.conrelid::regclass as holder, c.confrelid::regclass as target,
      string_agg(format('t.%I = f.%I', ta.attname, fa.attname), ' and ') as pairs,
      string_agg(format('f.%I is not null', fa.attname), ' and ') as filled,
      (array_agg(fa.attname order by k.place desc))[1] as holding
    from pg_constraint c
      cross join unnest(c.conkey, c.confkey) with ordinality as k (own, other, place)
      join pg_attribute fa on fa.attrelid = c.conrelid and fa.attnum = k.own
      join pg_attribute ta on ta.attrelid = c.confrelid and ta.attnum = k.other
    where c.contype = 'f' and not c.convalidated
    group by c.oid, c.conrelid, c.confrelid order by c.conrelid::regclass::text, c.oid
  loop
    execute format('select string_agg(holder || '' → '' || value, '', '') from (
        select coalesce(to_jsonb(f) ->> ''id'', f.ctid::text) as holder, f.%I as value from %s f
        where %s and not exists (select 1 from %s t where %s) limit 10) missing',
      key.holding, key.holder, key.filled, key.target, key.pairs) into missing;
    if missing is not null then
      found := found || format('rows of %s whose %s is not in %s (id → %s): %s', key.holder, key.holding, key.target, key.holding, missing);
    end if;
  end loop;
  if found <> '{}' then
    raise exception '%; restore what is missing or delete the rows that hold it, then start again', array_to_string(found, '; ')
      using errcode = 'foreign_key_violation';
  end if;
end $$;
alter table point_entries validate constraint point_entries_invitee_id_fkey;
