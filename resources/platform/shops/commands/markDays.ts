import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** What has changed: orders, whose day is that on which they were placed, and comments. */
interface Changed {
  orderIds: readonly number[];
  commentIds: readonly number[];
}

/** Marks the days of these rows as stale. Days are those of UTC. */
export const markDays = (tx: Tx, { orderIds, commentIds }: Changed): Promise<unknown> =>
  tx.run(sql`
    insert into shop_days (shop_id, day, stale)
    select distinct shop_id, (add_time at time zone 'UTC')::date, true
    from (
      select shop_id, add_time from orders where id = any(${[...orderIds]}::bigint[])
      union all
      select shop_id, add_time from comments where id = any(${[...commentIds]}::bigint[])
    ) changed
    order by 1, 2
    on conflict (shop_id, day) do update set stale = true where not shop_days.stale`);
