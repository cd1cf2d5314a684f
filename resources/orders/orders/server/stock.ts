import { type RawBuilder, sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { scheduleSalesAggregation } from "../../../goods/server.ts";
import type { StockCause } from "../../../inventory/index.ts";
import { domainError } from "../../errors.ts";

/** A number of units of one SKU. */
export interface Units {
  skuId: number;
  qty: number;
}
interface Reason {
  cause: StockCause;
  refTable: "orders" | "refunds";
  refId: number;
}
const toSetting = ({ cause, refTable, refId }: Reason, now: Date) =>
  `${cause} ${refTable} ${refId} ${now.toISOString()}`;
/** Sums units by SKU, sorted in the global lock order. */
function together(units: readonly Units[]): Units[] {
  const sums = new Map<number, number>();
  for (const { skuId, qty } of units) sums.set(skuId, (sums.get(skuId) ?? 0) + qty);
  return [...sums].map(([skuId, qty]) => ({ skuId, qty })).sort((one, other) => one.skuId - other.skuId);
}
/**
 * Changes the stock of SKUs and marks their goods as changed; returns the SKUs that changed. Stock
 * never becomes negative, and a SKU that was deleted meanwhile cannot be reserved.
 */
async function move(
  ctx: Pick<TransactionContext, "engine" | "tx" | "now">,
  units: readonly Units[],
  reason: Reason,
  sign: 1 | -1,
): Promise<number[]> {
  const moving = moveSql(ctx.now, units, reason, sign);
  // Locks first, in the order of every sale, so that the update sees the current stock. A single
  // SKU needs no separate lock.
  const answers = await ctx.tx.batch(units.length > 1 ? [lockSkus(units.map(({ skuId }) => skuId)), moving] : [moving]);
  scheduleSalesAggregation(ctx);
  return (answers.at(-1) ?? []).map(({ id }) => id);
}
function moveSql(now: Date, units: readonly Units[], reason: Reason, sign: 1 | -1): RawBuilder<{ id: number }> {
  const ids = units.map(({ skuId }) => skuId);
  const nums = units.map(({ qty }) => sign * qty);
  return sql`
    with moved as (
      update skus k set stock = k.stock + v.num from unnest(${ids}::bigint[], ${nums}::integer[]) as v (id, num)
      where k.id = v.id and k.stock + v.num >= 0 and (v.num > 0 or k.deleted_at is null)
      returning k.id, k.goods, set_config('markethall.stock_cause', ${toSetting(reason, now)}, true)
    ), noted as (insert into goods_changes (goods_id) select distinct goods from moved)
    select id from moved`;
}
/** Locks SKUs in the order of their ids, as every sale does. */
export const lockSkus = (ids: readonly number[]) =>
  sql<{ id: number }>`select id from skus where id = any(${[...ids]}::bigint[]) order by id for no key update`;

/** Reserves units; returns the ids of SKUs with insufficient stock. */
export async function tryReserve(
  ctx: Pick<TransactionContext, "engine" | "tx" | "now">,
  units: readonly Units[],
  reason: Reason,
): Promise<number[]> {
  const requested = together(units);
  if (requested.length === 0) return [];
  const reserved = await move(ctx, requested, reason, -1);
  return requested.filter(({ skuId }) => !reserved.includes(skuId)).map(({ skuId }) => skuId);
}
/**
 * Reserves units for new orders, after the statement that writes those orders, in one round trip.
 *
 * @throws goods.stockNotEnough names the SKU and how much is left; the transaction is rolled back
 */
export async function reserveStock(
  ctx: TransactionContext,
  orders: readonly { id: number; units: readonly Units[] }[],
  written: RawBuilder<unknown>,
): Promise<void> {
  const requested = orders.flatMap(({ id, units }) => (units.length > 0 ? [{ id, units: together(units) }] : []));
  const ids = requested.flatMap(({ units }) => units.map(({ skuId }) => skuId));
  const reservations = requested.map(({ id, units }) =>
    moveSql(ctx.now, units, { cause: "sale", refTable: "orders", refId: id }, -1),
  );
  // Locks the stock of all orders together: locked order by order, two carts could deadlock.
  const locks = ids.length > 1 ? [lockSkus(ids)] : [];
  const [, ...answers] = await ctx.tx.batch([written, ...locks, ...reservations]);
  const reserved = new Set(answers.slice(locks.length).flatMap((rows) => rows.map(({ id }) => id)));
  const insufficient = ids.filter((id) => !reserved.has(id));
  if (insufficient.length > 0) throw await insufficientStock(ctx.tx, insufficient);
  if (reservations.length > 0) scheduleSalesAggregation(ctx);
}
export async function insufficientStock(tx: Tx, skuIds: readonly number[]) {
  const [first] = await tx.run<{ id: number; name: string; left: number }>(sql`
    select k.id, concat_ws(' ', g.title ->> 'en', k.attr_name) as name, k.stock as left from skus k join goods g on g.id = k.goods
    where k.id = any(${[...skuIds]}::bigint[]) order by k.id`);
  const { name = "", left = 0, id = 0 } = first ?? {};
  const shortageError = domainError("goods.insufficientStock", { goods: name, left });
  return Object.assign(shortageError, { data: { skuId: id, left } });
}

/**
 * Releases stock that lines of an order have reserved, never more than that, so that a repeated
 * command releases nothing; returns the number of units released. `lines` selects lines and units;
 * without it, everything that the order still reserves.
 */
export async function releaseStock(
  ctx: TransactionContext,
  orderId: number,
  reason: Omit<Reason, "refTable" | "refId"> & Partial<Reason>,
  lines?: readonly { lineId: number; qty: number }[],
): Promise<number> {
  const { tx } = ctx;
  const held = lines
    ? sql`select l.id, l.sku_id, least(l.stock_taken, v.qty) as qty
        from unnest(${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ qty }) => qty)}::integer[]) as v (id, qty)
        join orders_lines l on l.id = v.id and l.parent_id = ${orderId}`
    : sql`select id, sku_id, stock_taken as qty from orders_lines where parent_id = ${orderId}`;
  const released = await tx.run<Units>(sql`
    update orders_lines l set stock_taken = l.stock_taken - h.qty from (${held}) h
    where l.id = h.id and h.qty > 0 returning l.sku_id as "skuId", h.qty as qty`);
  const units = together(released);
  if (units.length > 0) await move(ctx, units, { refTable: "orders", refId: orderId, ...reason }, 1);
  return units.reduce((sum, { qty }) => sum + qty, 0);
}
