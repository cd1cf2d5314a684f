import { sql } from "kysely";
import { liveStates } from "../flashSales.ts";

/**
 * The sale that a product `t` has now, or its next one, with the lowest price of which units are
 * left; null without one, and for one that is sold out.
 */
export const cardSaleSql = sql`case when t.type = 'seckill' then (
  select jsonb_build_object('price', p.price, 'beginsAt', f.seckill_begin_time, 'endsAt', f.seckill_end_time)
  from flash_sales f cross join lateral (
    select min(l.price) as price from flash_sales_price_form_list l
    where l.parent_id = f.id and l.sold < l.allocated
  ) p
  where f.shop_id = t.shop_id and f.goods = t.id and f.status = any(${[...liveStates]}::text[])
    and f.seckill_end_time > now() and p.price is not null
  order by f.seckill_begin_time limit 1) end`;
