import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { moveUnits, type PlacedUnits } from "../../stock/commands/moveUnits.ts";

/** A deviation of a line, in units and in cents. */
export interface CountVariance extends Pick<PlacedUnits, "skuId" | "locationId"> {
  variance: number;
  value: number;
}

/** Reads the lines of a submitted count that deviate. */
export async function readVariances(tx: Tx, id: number): Promise<CountVariance[]> {
  const lines = await tx.run(
    tx.db
      .selectFrom("stock_counts_lines")
      .select(["sku_id as skuId", "location_id as locationId", "variance", "value"])
      .where("parent_id", "=", id)
      .where("state", "=", "deviating")
      .orderBy("position"),
  );
  return lines.map(({ variance, value, ...place }) => ({
    ...place,
    variance: variance ?? 0,
    value: value ?? 0,
  }));
}

/**
 * Changes the stock by the variances of a count, all or none: what was sold or received since the
 * count is not lost. Their values become those of the movements.
 *
 * @throws {DomainError} `stock.insufficientAtLocation` when a location holds fewer units.
 * @throws {DomainError} `stock.heldByOrders` when open orders hold the units.
 */
export async function applyCount(ctx: TransactionContext, id: number): Promise<void> {
  const { tx, now, actor } = ctx;
  const lines = await readVariances(tx, id);
  const moves = lines.map(({ variance, skuId, locationId }) => ({
    skuId,
    locationId,
    num: variance,
  }));
  await moveUnits(ctx, moves, { cause: "count", refTable: "stock_counts", refId: id });
  await tx.run(sql`
    update stock_counts_lines l set value = m.cents from stock_movements m
    where l.parent_id = ${id}::bigint and l.state = 'deviating'
      and m.shop_id = l.shop_id and m.sku_id = l.sku_id and m.location_id = l.location_id
      and m.cause = 'count' and m.ref_table = 'stock_counts' and m.ref_id = ${id}::bigint`);
  const applied = await readVariances(tx, id);
  await updateRows(ctx, "stockCounts", id, {
    status: "approved",
    value: applied.reduce((sum, { value }) => sum + value, 0),
    reviewer: actor.name || null,
    reviewed_at: now.toISOString(),
  });
}
