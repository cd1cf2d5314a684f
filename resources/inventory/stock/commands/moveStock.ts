import { type RawBuilder, sql } from "kysely";
import { wakeConsumers } from "../../../../core/events/server/wakeConsumers.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { StockCause, StockSource } from "../../stockMovements/stockMovements.ts";

/** A number of units of one SKU. */
export interface Units {
  skuId: number;
  qty: number;
}
/** Why stock moves: the cause, and the row that causes it. */
export interface StockReason {
  cause: StockCause;
  refTable: StockSource;
  refId: number;
}
const toSetting = ({ cause, refTable, refId }: StockReason, now: Date) =>
  `${cause} ${refTable} ${refId} ${now.toISOString()}`;
/** The transaction in which stock moves. */
export type StockContext = Pick<TransactionContext, "engine" | "tx" | "now">;
/**
 * Lets the consumers of `stock.changed` handle the movements shortly after the commit: a trigger
 * writes the events, which wakes nobody.
 */
export const wakeStockConsumers = ({ engine, tx }: StockContext): void =>
  tx.afterCommit(() => wakeConsumers(engine, ["stock.changed"]));

/** Sums units by SKU, sorted in the global lock order. */
export function sumBySku(units: readonly Units[]): Units[] {
  const sums = new Map<number, number>();
  for (const { skuId, qty } of units) sums.set(skuId, (sums.get(skuId) ?? 0) + qty);
  return [...sums]
    .map(([skuId, qty]) => ({ skuId, qty }))
    .sort((one, other) => one.skuId - other.skuId);
}
/**
 * Changes the stock of SKUs; returns the SKUs that changed. Stock
 * never becomes negative, and a SKU that was deleted meanwhile cannot be reserved.
 */
export async function moveStock(
  ctx: StockContext,
  units: readonly Units[],
  reason: StockReason,
  sign: 1 | -1,
): Promise<number[]> {
  const moving = moveSql(ctx.now, units, reason, sign);
  // Locks first, in the order of every sale, so that the update sees the current stock. A single
  // SKU needs no separate lock.
  const answers = await ctx.tx.batch(
    units.length > 1 ? [lockSkus(units.map(({ skuId }) => skuId)), moving] : [moving],
  );
  wakeStockConsumers(ctx);
  return (answers.at(-1) ?? []).map(({ id }) => id);
}
/** Takes units that cannot be sold off the stock: of what is for sale, and of what is on hand. */
export const discardStock = (
  ctx: StockContext,
  reason: Pick<StockReason, "refTable" | "refId">,
  units: readonly Units[],
): Promise<number[]> => moveStock(ctx, units, { cause: "edit", ...reason }, -1);

/** The statement that moves units of stock up (1) or down (-1), without its locks. */
export function moveSql(
  now: Date,
  units: readonly Units[],
  reason: StockReason,
  sign: 1 | -1,
): RawBuilder<Pick<TableRow<"skus">, "id">> {
  const ids = units.map(({ skuId }) => skuId);
  const nums = units.map(({ qty }) => sign * qty);
  return sql<Pick<TableRow<"skus">, "id">>`
    with moved as (
      update skus k set stock = k.stock + v.num from unnest(${ids}::bigint[], ${nums}::integer[]) as v (id, num)
      where k.id = v.id and k.stock + v.num >= 0 and (v.num > 0 or k.deleted_at is null)
      returning k.id, set_config('markethall.stock_cause', ${toSetting(reason, now)}, true)
    )
    select id from moved`;
}
/** Locks SKUs in the order of their ids, as every sale does. */
export const lockSkus = (ids: readonly number[]) =>
  sql<Pick<TableRow<"skus">, "id">>`
    select id from skus where id = any(${[...ids]}::bigint[]) order by id for no key update`;
