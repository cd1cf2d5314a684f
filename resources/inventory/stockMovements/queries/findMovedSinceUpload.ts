import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/**
 * The number of entries examined per SKU; with more, the stock has certainly changed, regardless of
 * their sum.
 */
const maxEntries = 1000;

/**
 * Returns the change of the stock of SKUs since a file was uploaded, in units, by SKU id. An entry
 * counts if its transaction was not visible to the upload: ids and times are assigned before a
 * transaction commits, and would miss a sale in progress.
 */
export async function findMovedSinceUpload(
  tx: Tx,
  importId: string,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (skuIds.length === 0) return new Map();
  const upload = await tx.asSystem(() =>
    tx.first(sql<
      Calculated<{ snapshot: string; epoch: string; since: TableRow<"imports">["add_time"] }>
    >`
      select stock_snapshot::text as snapshot, ((pg_snapshot_xmax(stock_snapshot)::text::bigint >> 32) << 32)::text as epoch,
        add_time - interval '1 day' as since from imports where id = ${importId}`),
  );
  if (!upload) return new Map();
  const { snapshot, epoch, since } = upload;
  const moved = await tx.run(sql<Pick<TableRow<"skus">, "id"> & Calculated<{ num: number }>>`
    select k.id, sum(e.num)::bigint as num from unnest(${[...skuIds]}::bigint[]) as k (id)
    join skus on skus.id = k.id
    cross join lateral (
      select num, add_time, cause, (${epoch}::bigint + xmin::text::bigint)::text::xid8 as xid from stock_movements
      where shop_id = skus.shop_id and sku_id = k.id order by id desc limit ${maxEntries}
    ) e
    where e.cause <> 'begin' and e.add_time > ${since} and not pg_visible_in_snapshot(e.xid, ${snapshot}::pg_snapshot)
    group by k.id`);
  return new Map(moved.map(({ id, num }) => [id, Number(num)]));
}
