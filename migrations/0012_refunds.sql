alter table money_backs add column "paid_twice" boolean default false not null;
alter table money_backs add column "settlement" text;
alter table money_backs add column "settlement_note" text;
alter table money_backs add column "settled_at" timestamptz;
alter table money_backs add column "settled_by" text;
alter table money_backs add constraint money_backs_settlement_check check ("settlement" in ('recovered', 'writtenOff'));
create index money_backs_paid_twice_idx on money_backs ("paid_twice", id) where "paid_twice" <> false;

-- The released program noted the terms of a refund's arithmetic in cents, beside amounts in dollars. What it has written is older than the
-- first migration that it did not have; later entries are in dollars.
update audit_entries e set changes = jsonb_set(e.changes, '{arithmetic}', (
  select jsonb_agg(case when jsonb_typeof(side) <> 'array' then side else (
      select coalesce(jsonb_agg(case when jsonb_typeof(term -> 'amount') = 'number'
          then jsonb_set(term, '{amount}', to_jsonb(trim_scale((term ->> 'amount')::numeric / 100))) else term end order by term_place), '[]')
      from jsonb_array_elements(side) with ordinality as terms (term, term_place)) end order by side_place)
  from jsonb_array_elements(e.changes -> 'arithmetic') with ordinality as sides (side, side_place)))
where e.resource in ('refunds', 'refundInterventions') and jsonb_typeof(e.changes -> 'arithmetic') = 'array'
  and e.add_time < (select applied_at from schema_migrations where name = '0005_accountsecurity');
