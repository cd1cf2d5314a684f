import { sql } from "kysely";

/**
 * What a received coupon `r` has taken off its order, less what refunds have reversed, in cents;
 * null while it is not used.
 */
export const savedSql = sql<number | null>`(
  select sum(a.reversed - a.amount)::bigint from orders_adjustments a
  where a.parent_id = r.order_id and a.source = 'coupon' and a.source_id = r.id)`;
