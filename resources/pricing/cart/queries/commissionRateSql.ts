import { sql } from "kysely";

/** Percent of a platform whose settings were never saved. */
const defaultRate = 5;

/**
 * Chooses the commission rate of a product `t` in percent: its own, that of its category or of the
 * nearest category above it, that of the shop's terms, or that of the platform's settings.
 */
export const commissionRateSql = sql<number>`coalesce(
  t.commission_rate,
  (
    with recursive above as (
      select id, parent, commission_rate, 1 as far from categories where id = t.category
      union all
      select u.id, u.parent, u.commission_rate, far + 1 from categories u join above a on u.id = a.parent where far < 5
    )
    select commission_rate from above where commission_rate is not null order by far limit 1
  ),
  (select commission_rate from shop_terms where shop = t.shop_id),
  (select commission_rate from platform_config limit 1),
  ${sql.lit(defaultRate)}
)`;
