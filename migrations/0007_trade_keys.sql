-- A product that was sold could be deleted for good, and then nothing said what an order's line was of. What the line remembers of it goes
-- back into the trash under the same id, so that the foreign keys below hold. Rows whose order, payment or buyer is gone are named and stop
-- the migration: nothing in the product deletes those, so that somebody has to look.
insert into goods (id, shop_id, title, main_img, stock_type, price, max_price, stock, sku_count, deleted_at)
  select distinct on (l.goods_id) l.goods_id, l.shop_id, l.goods_name, l.main_img, l.stock_type, l.price, l.price, 0, 0, now()
  from orders_lines l where not exists (select 1 from goods g where g.id = l.goods_id) order by l.goods_id, l.id desc;
insert into skus (id, shop_id, goods, attr_name, code, price, stock, img, deleted_at)
  select distinct on (l.sku_id) l.sku_id, l.shop_id, l.goods_id, left(l.sku_name, 255), l.sku_code, greatest(l.price, 1), 0, l.main_img, now()
  from orders_lines l where not exists (select 1 from skus s where s.id = l.sku_id) order by l.sku_id, l.id desc;
alter table orders alter column "pay_order_id" type bigint using "pay_order_id"::bigint,
  alter column "group_order_id" type bigint using "group_order_id"::bigint,
  alter column "member_id" type bigint using "member_id"::bigint;
alter table orders_lines alter column "goods_id" type bigint using "goods_id"::bigint,
  alter column "sku_id" type bigint using "sku_id"::bigint;
alter table orders_price_logs alter column "editor_id" type bigint using "editor_id"::bigint;
alter table orders_events alter column "who_id" type bigint using "who_id"::bigint;
alter table group_orders alter column "order_id" type bigint using "order_id"::bigint,
  alter column "activity_id" type bigint using "activity_id"::bigint,
  alter column "goods_id" type bigint using "goods_id"::bigint,
  alter column "leader_id" type bigint using "leader_id"::bigint;
alter table group_orders_members alter column "order_id" type bigint using "order_id"::bigint,
  alter column "member_id" type bigint using "member_id"::bigint;
alter table refunds alter column "order_id" type bigint using "order_id"::bigint,
  alter column "line_id" type bigint using "line_id"::bigint,
  alter column "member_id" type bigint using "member_id"::bigint,
  alter column "goods_id" type bigint using "goods_id"::bigint,
  alter column "sku_id" type bigint using "sku_id"::bigint;
alter table refunds_logs alter column "who_id" type bigint using "who_id"::bigint;
alter table comments alter column "line_id" type bigint using "line_id"::bigint,
  alter column "order_id" type bigint using "order_id"::bigint,
  alter column "goods_id" type bigint using "goods_id"::bigint,
  alter column "member_id" type bigint using "member_id"::bigint;
alter table comments_follows alter column "operator_id" type bigint using "operator_id"::bigint;
alter table write_offs alter column "order_id" type bigint using "order_id"::bigint,
  alter column "operator_id" type bigint using "operator_id"::bigint;
alter table settlement_lines alter column "order_id" type bigint using "order_id"::bigint,
  alter column "ref_id" type bigint using "ref_id"::bigint;
alter table shop_info alter column "reviewer" type bigint using "reviewer"::bigint;
alter table pay_orders alter column "member_id" type bigint using "member_id"::bigint;
alter table payments alter column "pay_order_id" type bigint using "pay_order_id"::bigint,
  alter column "member_id" type bigint using "member_id"::bigint;
alter table money_backs alter column "pay_order_id" type bigint using "pay_order_id"::bigint,
  alter column "member_id" type bigint using "member_id"::bigint,
  alter column "order_id" type bigint using "order_id"::bigint,
  alter column "refund_id" type bigint using "refund_id"::bigint;
alter table orders add constraint orders_pay_order_id_fkey foreign key ("pay_order_id") references pay_orders (id) on delete no action not valid;
alter table orders add constraint orders_group_order_id_fkey foreign key (shop_id, "group_order_id") references group_orders (shop_id, id) on delete no action not valid;
alter table orders add constraint orders_member_id_fkey foreign key ("member_id") references buyers (id) on delete no action not valid;
alter table orders_lines add constraint orders_lines_goods_id_fkey foreign key (shop_id, "goods_id") references goods (shop_id, id) on delete no action not valid;
alter table orders_lines add constraint orders_lines_sku_id_fkey foreign key (shop_id, "sku_id") references skus (shop_id, id) on delete no action not valid;
alter table group_orders add constraint group_orders_order_id_fkey foreign key (shop_id, "order_id") references orders (shop_id, id) on delete no action not valid;
alter table group_orders add constraint group_orders_goods_id_fkey foreign key (shop_id, "goods_id") references goods (shop_id, id) on delete no action not valid;
alter table group_orders add constraint group_orders_leader_id_fkey foreign key ("leader_id") references buyers (id) on delete no action not valid;
alter table group_orders_members add constraint group_orders_members_order_id_fkey foreign key (shop_id, "order_id") references orders (shop_id, id) on delete no action not valid;
alter table group_orders_members add constraint group_orders_members_member_id_fkey foreign key ("member_id") references buyers (id) on delete no action not valid;
alter table refunds add constraint refunds_order_id_fkey foreign key (shop_id, "order_id") references orders (shop_id, id) on delete no action not valid;
alter table refunds add constraint refunds_line_id_fkey foreign key ("line_id") references orders_lines (id) on delete no action not valid;
alter table refunds add constraint refunds_member_id_fkey foreign key ("member_id") references buyers (id) on delete no action not valid;
alter table refunds add constraint refunds_goods_id_fkey foreign key (shop_id, "goods_id") references goods (shop_id, id) on delete no action not valid;
alter table refunds add constraint refunds_sku_id_fkey foreign key (shop_id, "sku_id") references skus (shop_id, id) on delete no action not valid;
alter table comments add constraint comments_line_id_fkey foreign key ("line_id") references orders_lines (id) on delete no action not valid;
alter table comments add constraint comments_order_id_fkey foreign key (shop_id, "order_id") references orders (shop_id, id) on delete no action not valid;
alter table comments add constraint comments_goods_id_fkey foreign key (shop_id, "goods_id") references goods (shop_id, id) on delete no action not valid;
alter table comments add constraint comments_member_id_fkey foreign key ("member_id") references buyers (id) on delete no action not valid;
alter table write_offs add constraint write_offs_order_id_fkey foreign key (shop_id, "order_id") references orders (shop_id, id) on delete no action not valid;
alter table settlement_lines add constraint settlement_lines_order_id_fkey foreign key (shop_id, "order_id") references orders (shop_id, id) on delete no action not valid;
alter table pay_orders add constraint pay_orders_member_id_fkey foreign key ("member_id") references buyers (id) on delete no action not valid;
alter table payments add constraint payments_pay_order_id_fkey foreign key ("pay_order_id") references pay_orders (id) on delete no action not valid;
alter table payments add constraint payments_member_id_fkey foreign key ("member_id") references buyers (id) on delete no action not valid;
alter table money_backs add constraint money_backs_pay_order_id_fkey foreign key ("pay_order_id") references pay_orders (id) on delete no action not valid;
alter table money_backs add constraint money_backs_member_id_fkey foreign key ("member_id") references buyers (id) on delete no action not valid;
alter table money_backs add constraint money_backs_order_id_fkey foreign key ("order_id") references orders (id) on delete no action not valid;
alter table money_backs add constraint money_backs_refund_id_fkey foreign key ("refund_id") references refunds (id) on delete no action not valid;
create index orders_lines_sku_id_idx on orders_lines (shop_id, "sku_id");
create index refunds_goods_id_idx on refunds (shop_id, "goods_id");
create index refunds_sku_id_idx on refunds (shop_id, "sku_id");
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
alter table orders validate constraint orders_pay_order_id_fkey;
alter table orders validate constraint orders_group_order_id_fkey;
alter table orders validate constraint orders_member_id_fkey;
alter table orders_lines validate constraint orders_lines_goods_id_fkey;
alter table orders_lines validate constraint orders_lines_sku_id_fkey;
alter table group_orders validate constraint group_orders_order_id_fkey;
alter table group_orders validate constraint group_orders_goods_id_fkey;
alter table group_orders validate constraint group_orders_leader_id_fkey;
alter table group_orders_members validate constraint group_orders_members_order_id_fkey;
alter table group_orders_members validate constraint group_orders_members_member_id_fkey;
alter table refunds validate constraint refunds_order_id_fkey;
alter table refunds validate constraint refunds_line_id_fkey;
alter table refunds validate constraint refunds_member_id_fkey;
alter table refunds validate constraint refunds_goods_id_fkey;
alter table refunds validate constraint refunds_sku_id_fkey;
alter table comments validate constraint comments_line_id_fkey;
alter table comments validate constraint comments_order_id_fkey;
alter table comments validate constraint comments_goods_id_fkey;
alter table comments validate constraint comments_member_id_fkey;
alter table write_offs validate constraint write_offs_order_id_fkey;
alter table settlement_lines validate constraint settlement_lines_order_id_fkey;
alter table pay_orders validate constraint pay_orders_member_id_fkey;
alter table payments validate constraint payments_pay_order_id_fkey;
alter table payments validate constraint payments_member_id_fkey;
alter table money_backs validate constraint money_backs_pay_order_id_fkey;
alter table money_backs validate constraint money_backs_member_id_fkey;
alter table money_backs validate constraint money_backs_order_id_fkey;
alter table money_backs validate constraint money_backs_refund_id_fkey;

alter table ledger_entries add constraint ledger_entries_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table ledger_entries add constraint ledger_entries_buyer_id_fkey foreign key (buyer_id) references buyers (id) not valid;
alter table stock_entries add constraint stock_entries_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table notices add constraint notices_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table group_intents add constraint group_intents_shop_id_fkey foreign key (shop_id) references shops (id) not valid;
alter table group_intents add constraint group_intents_member_id_fkey foreign key (member_id) references buyers (id) not valid;
alter table group_intents add constraint group_intents_goods_id_fkey foreign key (shop_id, goods_id) references goods (shop_id, id) not valid;
alter table money_backs add constraint money_backs_shop_fkey foreign key (shop) references shops (id) not valid;
alter table shop_terms add constraint shop_terms_shop_fkey foreign key (shop) references shops (id) not valid;

create index group_intents_goods_idx on group_intents (shop_id, goods_id);

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
alter table ledger_entries validate constraint ledger_entries_shop_id_fkey;
alter table ledger_entries validate constraint ledger_entries_buyer_id_fkey;
alter table stock_entries validate constraint stock_entries_shop_id_fkey;
alter table notices validate constraint notices_shop_id_fkey;
alter table group_intents validate constraint group_intents_shop_id_fkey;
alter table group_intents validate constraint group_intents_member_id_fkey;
alter table group_intents validate constraint group_intents_goods_id_fkey;
alter table money_backs validate constraint money_backs_shop_fkey;
alter table shop_terms validate constraint shop_terms_shop_fkey;
