import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import { type Tx, transaction } from "../../../../framework/server/transaction.ts";
import { type Sales, summarize } from "../queries/summarizeSales.ts";

/** Milliseconds until sales appear in their products. */
const soonMs = 1000;
const batch = 2000;
const waiting = new WeakSet<Engine>();

/** The recorded sales of one product, and their number. */
type Noted = { goodsId: TableRow<"goods_changes">["goods_id"] } & Calculated<
  Omit<Sales, "goodsId"> & { n: number }
>;

interface Sale {
  goodsId: number;
  sold?: number;
  payers?: number;
}
/** Records sales; they are added to the products' figures after the transaction has committed. */
export async function recordSales(
  ctx: { engine: Engine; tx: Tx },
  sales: readonly Sale[],
): Promise<void> {
  if (sales.length === 0) return;
  await ctx.tx.run(buildSalesStatement(sales));
  scheduleSalesAggregation(ctx);
}
/**
 * The statement that records sales, for callers that batch it with others; they also call
 * `scheduleSalesAggregation`.
 */
export const buildSalesStatement = (sales: readonly Sale[]): RawBuilder<unknown> => sql`
  insert into goods_changes (goods_id, sold, payers)
  select * from unnest(${sales.map(({ goodsId }) => goodsId)}::bigint[], ${sales.map(({ sold = 0 }) => sold)}::integer[],
    ${sales.map(({ payers = 0 }) => payers)}::integer[])`;
/** Schedules the aggregation of recorded sales for shortly after the commit. */
export const scheduleSalesAggregation = ({ engine, tx }: { engine: Engine; tx: Tx }): void =>
  tx.afterCommit(() => scheduleAggregation(engine));
function scheduleAggregation(engine: Engine): void {
  if (waiting.has(engine)) return;
  waiting.add(engine);
  setTimeout(() => {
    waiting.delete(engine);
    // If this fails or the process exits, the job aggregates the sales.
    aggregateSales(engine).catch(() => {});
  }, soonMs).unref();
}

/**
 * Adds recorded sales to the products; returns the number of aggregated records. Concurrent runs
 * process different records.
 */
export const aggregateSales = (engine: Engine): Promise<number> =>
  transaction(engine.database.pool, { tenant: "none" }, "write", async (tx) => {
    const noted = await tx.run(sql<Noted>`
      with taken as (
        delete from goods_changes where id in (select id from goods_changes order by id limit ${batch} for update skip locked)
        returning goods_id, sold, payers
      )
      select goods_id as "goodsId", sum(sold)::int as sold, sum(payers)::int as payers, count(*)::int as n from taken group by 1 order by 1`);
    if (noted.length === 0) return 0;
    await summarize(
      tx,
      noted.map(({ goodsId }) => goodsId),
      noted,
    );
    return noted.reduce((sum, { n }) => sum + n, 0);
  });
