import { sql } from "kysely";
import { writePool } from "../../../../framework/server/database/writePool.ts";
import type { JobContext } from "../../../../framework/server/jobs/defineJob.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";

const batch = 10_000;

/**
 * Adds the counted opens and favourites to their products, each product once. It raises no version:
 * an open edit doesn't become stale by being looked at.
 */
export async function sumGoodsCounts({ database }: JobContext): Promise<void> {
  for (;;) {
    const [taken] = await writePool(
      database.pool,
      sql<Calculated<{ rows: TableRow<"goods_counts">["clicks"] }>>`
        with taken as (
          delete from goods_counts where id in (
            select id from goods_counts order by id limit ${batch} for update skip locked)
          returning goods_id, clicks, favourites
        ), sums as (
          select goods_id, sum(clicks) as clicks, sum(favourites) as favourites from taken group by 1
        ), locked as (
          select g.id, s.clicks, s.favourites from goods g join sums s on s.goods_id = g.id
          order by g.id for no key update of g
        ), summed as (
          update goods g set click_num = g.click_num + l.clicks,
            collect_num = greatest(g.collect_num + l.favourites, 0)
          from locked l where l.id = g.id
        )
        select count(*)::integer as rows from taken`,
    );
    if (!taken || taken.rows < batch) return;
  }
}
