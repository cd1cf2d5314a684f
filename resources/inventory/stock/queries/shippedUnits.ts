import { type RawBuilder, sql } from "kysely";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { LineUnits } from "../commands/releaseStock.ts";

/** A line of which units are shipped, with its order and SKU. */
export type ShippedLine = Pick<CamelRow<"stock_reservations">, "lineId" | "skuId" | "shopId"> &
  // The tote that its units were picked into.
  Pick<CamelRow<"stock_reservations">, "locationId"> &
  Calculated<{ orderId: number; num: number }>;
export type SkuBin = Pick<CamelRow<"stock_items">, "skuId" | "locationId" | "onHand"> &
  Pick<CamelRow<"stock_locations">, "walkOrder">;
/** A place that units are shipped from; those in a tote were picked for other orders. */
export type ShippingBin = SkuBin & Calculated<{ isTote: boolean }>;

/** The units as rows of line and number, each line once: it may be in two parcels of a batch. */
export const toLineRows = (units: readonly LineUnits[]): RawBuilder<unknown> => sql`(
  select line_id, sum(num)::integer as num from unnest(
    ${units.map(({ lineId }) => lineId)}::bigint[], ${units.map(({ qty }) => qty)}::integer[]
  ) as v (line_id, num) group by line_id
)`;

/** The SKUs of lines. */
const selectSkuIds = (units: readonly LineUnits[]) => sql`(
  select r.sku_id from ${toLineRows(units)} v join stock_reservations r on r.line_id = v.line_id
)`;
export const lockShipped = (units: readonly LineUnits[]) => sql<Pick<TableRow<"skus">, "id">>`
  select id from skus where id in ${selectSkuIds(units)} order by id for no key update`;

/** The lines with the units of each, in the order in which their orders are shipped. */
export const selectLines = (units: readonly LineUnits[]) => sql<ShippedLine>`
  select r.line_id as "lineId", l.parent_id as "orderId", r.shop_id as "shopId",
    r.sku_id as "skuId", r.location_id as "locationId", v.num
  from ${toLineRows(units)} v
  join orders_lines l on l.id = v.line_id
  join stock_reservations r on r.line_id = l.id
  order by l.parent_id, r.sku_id, r.line_id`;

/** The places that hold units for sale of the lines' SKUs. */
export const selectBins = (units: readonly LineUnits[]) => sql<ShippingBin>`
  select i.sku_id as "skuId", i.location_id as "locationId", p.walk_order as "walkOrder",
    i.on_hand as "onHand", p.kind = 'tote' as "isTote"
  from stock_items i join stock_locations p on p.id = i.location_id
  where i.sku_id in ${selectSkuIds(units)} and i.on_hand > 0 and p.sellable`;

/** Where the orders' units were shipped from and have not come back to, the last place first. */
export const selectShippedFrom = (units: readonly LineUnits[]) => sql<
  Pick<CamelRow<"stock_movements">, "skuId"> &
    Calculated<{ orderId: number; locationId: number; left: number }>
>`
  select m.ref_id as "orderId", m.sku_id as "skuId", m.location_id as "locationId",
    -sum(m.on_hand_num)::integer as left
  from stock_movements m
  join (
    select distinct l.parent_id as order_id, r.shop_id, r.sku_id
    from ${toLineRows(units)} v
    join orders_lines l on l.id = v.line_id
    join stock_reservations r on r.line_id = l.id
  ) o on m.shop_id = o.shop_id and m.sku_id = o.sku_id and m.ref_id = o.order_id
  where m.ref_table = 'orders' and m.cause in ('ship', 'unship')
  group by m.ref_id, m.sku_id, m.location_id having sum(m.on_hand_num) < 0
  order by max(m.id) desc`;
