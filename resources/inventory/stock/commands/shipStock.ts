import { sql } from "kysely";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { StockCause } from "../../stockMovements/stockMovements.ts";
import { allocateBins } from "../allocateBins.ts";
import {
  lockShipped,
  type ShippedLine,
  type ShippingBin,
  selectBins,
  selectLines,
  selectShippedFrom,
} from "../queries/shippedUnits.ts";
import type { LineUnits } from "./releaseStock.ts";

type ShipContext = Pick<TransactionContext, "tx" | "now" | "actor">;

/** What shipping does to the stock on hand, for each unit. */
interface Shipping {
  cause: Extract<StockCause, "ship" | "unship">;
  sign: 1 | -1;
}
/** Units of an order that leave a place, or come back to it. */
interface OrderUnits {
  orderId: number;
  skuId: number;
  locationId: number;
  num: number;
}

/**
 * Ships units that lines of orders hold: their reservations and the stock on hand go down together,
 * so that what is for sale remains. They leave as few places as possible. The orders must be
 * locked. Stock is locked in the order of SKUs' ids, for all orders together.
 */
export async function shipStock(ctx: ShipContext, units: readonly LineUnits[]): Promise<void> {
  if (units.length === 0) return;
  const [, lines, bins] = await ctx.tx.batch([
    lockShipped(units),
    selectLines(units),
    selectBins(units),
  ]);
  await moveOnHand(ctx, lines, takeFromBins(lines, bins), { cause: "ship", sign: -1 });
}

/** Undoes the shipping of units that have not left the shop: their lines hold them again. */
export async function unshipStock(ctx: ShipContext, units: readonly LineUnits[]): Promise<void> {
  if (units.length === 0) return;
  const [, lines, sources] = await ctx.tx.batch([
    lockShipped(units),
    selectLines(units),
    selectShippedFrom(units),
  ]);
  const left = sources.map((source) => ({ ...source }));
  const placed = lines.flatMap(({ orderId, skuId, num }) => {
    const parts: OrderUnits[] = [];
    let needed = num;
    for (const source of left) {
      if (source.orderId !== orderId || source.skuId !== skuId) continue;
      const qty = Math.min(source.left, needed);
      if (qty === 0) continue;
      parts.push({ orderId, skuId, locationId: source.locationId, num: qty });
      source.left -= qty;
      needed -= qty;
    }
    if (needed > 0) throw new Error(`order ${orderId} did not ship ${needed} of SKU ${skuId}`);
    return parts;
  });
  await moveOnHand(ctx, lines, placed, { cause: "unship", sign: 1 });
}

/**
 * Chooses the places that the units of the lines leave, one line after the other: the tote that
 * they were picked into, else bins. What lies in a tote for others is the last resort.
 */
function takeFromBins(lines: readonly ShippedLine[], bins: readonly ShippingBin[]): OrderUnits[] {
  const left = bins.map((bin) => ({ ...bin }));
  return lines.flatMap(({ orderId, skuId, num, locationId: tote }) => {
    const own = left.filter((bin) => bin.skuId === skuId);
    const choices = [
      own.filter((bin) => bin.locationId === tote),
      own.filter((bin) => !bin.isTote),
      own,
    ];
    const holds = (some: readonly ShippingBin[]) =>
      some.reduce((sum, { onHand }) => sum + onHand, 0) >= num;
    const { taken, short } = allocateBins(num, choices.find(holds) ?? own);
    if (short > 0) throw new Error(`${short} units of SKU ${skuId} are on hand nowhere`);
    return taken.map(({ locationId, qty }) => {
      const bin = own.find((one) => one.locationId === locationId);
      if (bin) bin.onHand -= qty;
      return { orderId, skuId, locationId, num: qty };
    });
  });
}

async function moveOnHand(
  { tx, now, actor }: ShipContext,
  lines: readonly ShippedLine[],
  placed: readonly OrderUnits[],
  { cause, sign }: Shipping,
): Promise<void> {
  await tx.run(sql`
    with lines as (
      select * from unnest(
        ${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ num }) => num)}::integer[]
      ) as v (line_id, num)
    ), reservations as (
      update stock_reservations r set held = r.held + ${sign} * l.num, shipped = r.shipped - ${sign} * l.num
      from lines l where r.line_id = l.line_id
    ), by_order as (
      select order_id, sku_id, location_id, sum(num)::integer as num
      from unnest(
        ${placed.map(({ orderId }) => orderId)}::bigint[],
        ${placed.map(({ skuId }) => skuId)}::bigint[],
        ${placed.map(({ locationId }) => locationId)}::bigint[],
        ${placed.map(({ num }) => num)}::integer[]
      ) as v (order_id, sku_id, location_id, num)
      group by order_id, sku_id, location_id
    ), moved as (
      update stock_items i set on_hand = i.on_hand + ${sign} * t.num
      from (
        select sku_id, location_id, sum(num)::integer as num from by_order
        group by sku_id, location_id
      ) t
      where i.sku_id = t.sku_id and i.location_id = t.location_id
      returning i.sku_id, i.location_id, i.on_hand - ${sign} * t.num as before
    )
    insert into stock_movements (
      shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after,
      add_time, add_by, location_id, on_hand_num, on_hand_after
    )
    select k.shop_id, o.sku_id, k.goods, ${cause}, 'orders', o.order_id, 0, k.stock, k.stock,
      ${now.toISOString()}::timestamptz, ${getMemberId(actor)}::bigint, o.location_id,
      ${sign} * o.num, m.before + ${sign} * sum(o.num) over (
        partition by o.sku_id, o.location_id order by o.order_id
      )
    from by_order o
    join moved m on m.sku_id = o.sku_id and m.location_id = o.location_id
    join skus k on k.id = o.sku_id
    order by o.order_id, o.sku_id, o.location_id`);
}
