/**
 * Stops a migration that adds foreign keys to tables with rows, and names the rows whose target is
 * missing: per key the table, the column and up to ten rows. PostgreSQL's own validation names one
 * missing target and not the row that references it. Runs between `add constraint … not valid` and
 * `validate constraint`.
 */
export const rejectDanglingRows = `do $$
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
end $$`;
