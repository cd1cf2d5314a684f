import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { lockSkus } from "../../stock/commands/moveStock.ts";
import { domainError } from "../errors.ts";
import { areFree } from "../queries/areFree.ts";
import { applyCount, type CountVariance, readVariances } from "./applyCount.ts";
import { countLeft } from "./countLine.ts";

type Submitted = Pick<CamelRow<"stock_counts">, "id" | "shopId" | "round" | "total">;
/** Deviations that are approved at once: units of each line, and cents of all lines together. */
export const tolerance = { units: 2, cents: 20_00 } as const;

/** Gains do not make up for losses. */
export const isTolerable = (lines: readonly Pick<CountVariance, "variance" | "value">[]): boolean =>
  lines.every(({ variance }) => Math.abs(variance) <= tolerance.units) &&
  lines.reduce((sum, { value }) => sum + Math.abs(value), 0) <= tolerance.cents;

/**
 * Submits a round of a count: the book number of each line is taken from the movements, at the
 * instant at which it was counted. Small deviations are applied at once.
 *
 * @throws {DomainError} `stockCount.linesLeft` when lines are not counted yet.
 */
export async function submitCount(ctx: TransactionContext, count: Submitted): Promise<void> {
  const { tx, now } = ctx;
  const left = await countLeft(ctx, count.id);
  if (left > 0) throw domainError("stockCount.linesLeft", { left });
  // Movements under way end first; those that come later wait.
  const skus = await tx.run(
    tx.db.selectFrom("stock_counts_lines").select("sku_id as id").where("parent_id", "=", count.id),
  );
  await tx.batch([lockSkus(skus.map(({ id }) => id)), compareLines(count)]);
  const deviating = await readVariances(tx, count.id);
  const errors = deviating.length;
  const correct = count.total - errors;
  await updateRows(ctx, "stockCounts", count.id, {
    status: "submitted",
    submitted_at: now.toISOString(),
    correct,
    errors,
    accuracy: count.total === 0 ? null : Math.round((correct / count.total) * 10_000) / 100,
    value: deviating.reduce((sum, { value }) => sum + value, 0),
  });
  if (isTolerable(deviating) && (await areFree(tx, deviating))) await applyCount(ctx, count.id);
}

/** Compares what was counted in a round with what was on hand at that instant. */
const compareLines = ({ id, round }: Submitted) => sql`
  with compared as (
    select l.id, l.shop_id, l.sku_id, f.counted as first, e.counted as last,
      coalesce(i.on_hand, 0) - coalesce(m.units, 0) as book
    from stock_counts_lines l
    join stock_count_entries e on e.shop_id = l.shop_id and e.line_id = l.id and e.round = ${round}
    join stock_count_entries f on f.shop_id = l.shop_id and f.line_id = l.id and f.round = 1
    left join stock_items i on i.sku_id = l.sku_id and i.location_id = l.location_id
    left join lateral (
      select sum(m.on_hand_num)::integer as units from stock_movements m
      where m.shop_id = l.shop_id and m.sku_id = l.sku_id and m.location_id = l.location_id
        and m.add_time > e.counted_at
    ) m on true
    where l.parent_id = ${id}::bigint
  ), valued as (
    select v.*, sign(v.last - v.book) * case
      when coalesce(c.quantity, 0) = 0 then abs(v.last - v.book) * coalesce(c.unit_cents, 0)
      else (2 * c.cents * abs(v.last - v.book) + c.quantity) / (2 * c.quantity)
    end as value
    from compared v left join sku_costs c on c.shop_id = v.shop_id and c.sku_id = v.sku_id
  )
  update stock_counts_lines l set book = v.book, counted = v.first,
    recounted = ${round === 2 ? sql`v.last` : sql`null`}, variance = v.last - v.book, value = v.value,
    state = case when v.last = v.book then 'correct' else 'deviating' end
  from valued v where l.id = v.id`;
