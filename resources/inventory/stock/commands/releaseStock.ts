import { type RawBuilder, sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import {
  moveStock,
  type StockContext,
  type StockReason,
  sumBySku,
  type Units,
} from "./moveStock.ts";

/** Units of a line of an order. */
export interface LineUnits {
  lineId: number;
  qty: number;
}
/** The cause of a movement; its row is the order unless it is given. */
export type ReservedReason = Omit<StockReason, "refTable" | "refId"> & Partial<StockReason>;

type Moved = Pick<CamelRow<"stock_reservations">, "skuId"> & Calculated<Pick<Units, "qty">>;

/**
 * Puts units that an order's lines have reserved back on sale, never more than there are in the
 * state `from`, so that a repeated command changes nothing; returns the number of units.
 */
async function moveReserved(
  ctx: StockContext,
  orderId: number,
  reason: ReservedReason,
  statement: RawBuilder<Moved>,
): Promise<number> {
  const units = sumBySku(await ctx.tx.run(statement));
  if (units.length > 0)
    await moveStock(ctx, units, { refTable: "orders", refId: orderId, ...reason }, 1);
  return units.reduce((sum, { qty }) => sum + qty, 0);
}

/** Selects the reservations of an order's lines with the requested units; without lines, of all. */
const selectRequested = (orderId: number, lines?: readonly LineUnits[]) =>
  lines
    ? sql`(
        select l.id, v.qty from unnest(
          ${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ qty }) => qty)}::integer[]
        ) as v (id, qty)
        join orders_lines l on l.id = v.id and l.parent_id = ${orderId}
      )`
    : sql`(select id, qty from orders_lines where parent_id = ${orderId})`;

/**
 * Releases stock that lines of an order hold and that was not shipped; without `lines`, everything
 * that the order still holds. Returns the number of units released.
 */
export const releaseStock = (
  ctx: StockContext,
  orderId: number,
  reason: ReservedReason,
  lines?: readonly LineUnits[],
): Promise<number> =>
  moveReserved(
    ctx,
    orderId,
    reason,
    sql<Moved>`
      update stock_reservations r set held = r.held - u.qty, released = r.released + u.qty
      from (
        select r.line_id, least(r.held, v.qty) as qty from stock_reservations r
        join ${selectRequested(orderId, lines)} v on v.id = r.line_id
      ) u
      where r.line_id = u.line_id and u.qty > 0 returning r.sku_id as "skuId", u.qty`,
  );

/** Puts returned units of an order's lines back on hand and on sale; returns how many. */
export const returnStock = (
  ctx: StockContext,
  orderId: number,
  reason: Pick<StockReason, "refTable" | "refId">,
  lines: readonly LineUnits[],
): Promise<number> =>
  moveReserved(
    ctx,
    orderId,
    { cause: "return", ...reason },
    sql<Moved>`
      update stock_reservations r set shipped = r.shipped - u.qty, returned = r.returned + u.qty
      from (
        select r.line_id, least(r.shipped, v.qty) as qty from stock_reservations r
        join ${selectRequested(orderId, lines)} v on v.id = r.line_id
      ) u
      where r.line_id = u.line_id and u.qty > 0 returning r.sku_id as "skuId", u.qty`,
  );
