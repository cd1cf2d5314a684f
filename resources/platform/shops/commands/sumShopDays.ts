import { sql } from "kysely";
import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Days that one transaction sums up. */
const batch = 20;

type Day = Pick<TableRow<"shop_days">, "shop_id"> & Calculated<{ day: string }>;

/**
 * Locks some stale days until the transaction ends. What marks one of them again waits for it, and
 * so is not lost; what is committed before is seen by the statement that sums up.
 */
const lockStaleDays = (tx: Tx): Promise<Day[]> =>
  tx.run(sql<Day>`
    select shop_id, day::text as day from shop_days
    where stale order by shop_id, day limit ${batch} for update skip locked`);

/** Sums up days from the orders that were placed in each, and from its comments, by their index. */
const sumDays = (tx: Tx, days: readonly Day[]): Promise<unknown> =>
  tx.run(sql`
    update shop_days d set stale = false, orders = o.orders, sales = o.sales, commission = l.commission,
      refunded_orders = o.refunded, shipped_orders = o.shipped, punctual_orders = o.punctual, comments = c.comments, stars = c.stars
    from (
        select shop_id, day, day::timestamp at time zone 'UTC' as since, (day + 1)::timestamp at time zone 'UTC' as until
        from unnest(${days.map(({ shop_id }) => shop_id)}::bigint[], ${days.map(({ day }) => day)}::date[]) as s (shop_id, day)
      ) w
      cross join lateral (
        select count(*) as orders, coalesce(sum(pay_price - refund_amount), 0) as sales,
          count(*) filter (where refund_amount > 0) as refunded,
          count(*) filter (where delivery_time is not null and ship_by is not null) as shipped,
          count(*) filter (where delivery_time <= ship_by) as punctual
        from orders where shop_id = w.shop_id and add_time >= w.since and add_time < w.until and pay_time is not null
      ) o
      cross join lateral (
        select coalesce(sum(l.commission - l.commission_returned), 0) as commission
        from orders p join orders_lines l on l.parent_id = p.id
        where p.shop_id = w.shop_id and p.add_time >= w.since and p.add_time < w.until and p.pay_time is not null
      ) l
      cross join lateral (
        select count(*) as comments, coalesce(sum(shop_star), 0) as stars
        from comments where shop_id = w.shop_id and add_time >= w.since and add_time < w.until
      ) c
    where d.shop_id = w.shop_id and d.day = w.day`);

/** Sums up the days of shops on which something has changed since they were summed up. */
export const sumShopDays = ({ engine, now, progress }: JobContext): Promise<void> =>
  progress.handleMany("shop_days", () =>
    inTransaction(engine, { actor: systemActor, now }, async ({ tx }) => {
      const days = await lockStaleDays(tx);
      if (days.length > 0) await sumDays(tx, days);
      return days.length;
    }),
  );
