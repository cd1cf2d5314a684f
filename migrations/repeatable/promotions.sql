-- The promotions of all kinds in one list, each with its period. A row's id is made of that of its
-- promotion and of its kind.
create or replace view promotion_periods with (security_invoker = true) as
  select c.id * 8 + 1 as id, c.shop_id, c.add_time, c.add_by, c.upd_time, c.upd_by, c.version,
    'coupon' as kind, c.id as source_id, jsonb_build_object('en', c.name) as name,
    case when c.status = 'expired' or c.ends_at <= now() then 'ended'
      when c.starts_at > now() then 'planned' else 'running' end as status,
    c.starts_at, c.ends_at, c.status <> 'expired' and c.ends_at > now()
      and c.ends_at <= now() + interval '7 days' as ends_soon
  from coupons c where c.deleted_at is null
  union all
  select v.id * 8 + 2, v.shop_id, v.add_time, v.add_by, v.upd_time, v.upd_by, v.version,
    'voucher', v.id, jsonb_build_object('en', v.name), v.status, v.starts_at,
    coalesce(v.closed_time, v.ends_at), v.status in ('planned', 'running')
      and coalesce(v.ends_at <= now() + interval '7 days', false)
  from vouchers v
  union all
  select d.id * 8 + 3, d.shop_id, d.add_time, d.add_by, d.upd_time, d.upd_by, d.version,
    'freeDelivery', d.id, jsonb_build_object('en', d.name), d.status, d.starts_at,
    coalesce(d.closed_time, d.ends_at), d.status in ('planned', 'running')
      and coalesce(d.ends_at <= now() + interval '7 days', false)
  from free_deliveries d
  union all
  select s.id * 8 + 4, s.shop_id, s.add_time, s.add_by, s.upd_time, s.upd_by, s.version,
    'flashSale', s.id, g.title, s.status, s.seckill_begin_time,
    coalesce(s.closed_time, s.seckill_end_time), s.status in ('planned', 'running')
      and s.seckill_end_time <= now() + interval '7 days'
  from flash_sales s join goods g on g.id = s.goods and g.shop_id = s.shop_id
  union all
  select a.id * 8 + 5, a.shop_id, a.add_time, a.add_by, a.upd_time, a.upd_by, a.version,
    'groupActivity', a.id, g.title, 'running', a.add_time, null, false
  from group_activities a join goods g on g.id = a.goods and g.shop_id = a.shop_id
  union all
  -- The cards of a batch end together, unless some of them were extended.
  select min(k.id) * 8 + 6, k.shop_id, min(k.add_time), min(k.add_by), max(k.upd_time), null, max(k.version),
    'giftCard', min(k.id), jsonb_build_object('en', k.batch),
    case when k.ends_at <= now() or bool_and(k.status = 'expired') then 'ended'
      when bool_or(k.status = 'active') then 'running' else 'closed' end,
    min(k.add_time), k.ends_at,
    bool_or(k.status = 'active') and k.ends_at > now() and k.ends_at <= now() + interval '7 days'
  from gift_cards k where k.batch is not null
  group by k.shop_id, k.batch, k.ends_at;
-- A promotion is extended and ended by its own command; an action locks its row here.
grant select, update on promotion_periods to markethall_shop, markethall_platform;
