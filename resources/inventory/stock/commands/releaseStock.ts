import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import {
  moveStock,
  type ScheduleSummary,
  type StockContext,
  type StockReason,
  sumBySku,
  type Units,
} from "./moveStock.ts";

/**
 * Releases stock that lines of an order have reserved, never more than that, so that a repeated
 * command releases nothing; returns the number of units released. `lines` selects lines and units;
 * without it, everything that the order still reserves.
 */
export async function releaseStock(
  ctx: StockContext,
  orderId: number,
  reason: Omit<StockReason, "refTable" | "refId"> & Partial<StockReason>,
  scheduleSummary: ScheduleSummary,
  lines?: readonly { lineId: number; qty: number }[],
): Promise<number> {
  const { tx } = ctx;
  const held = lines
    ? sql`(select l.id, l.sku_id, least(l.stock_taken, v.qty) as qty
        from unnest(${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ qty }) => qty)}::integer[]) as v (id, qty)
        join orders_lines l on l.id = v.id and l.parent_id = ${orderId})`
    : sql`(select id, sku_id, stock_taken as qty from orders_lines where parent_id = ${orderId})`;
  const released = await tx.run(sql<
    Pick<CamelRow<"orders_lines">, "skuId"> & Calculated<Pick<Units, "qty">>
  >`
    update orders_lines l set stock_taken = l.stock_taken - h.qty from ${held} h
    where l.id = h.id and h.qty > 0 returning l.sku_id as "skuId", h.qty as qty`);
  const units = sumBySku(released);
  if (units.length > 0)
    await moveStock(
      ctx,
      units,
      { refTable: "orders", refId: orderId, ...reason },
      1,
      scheduleSummary,
    );
  return units.reduce((sum, { qty }) => sum + qty, 0);
}
