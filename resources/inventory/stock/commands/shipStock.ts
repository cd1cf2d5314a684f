import { type RawBuilder, sql } from "kysely";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { StockCause } from "../../stockMovements/stockMovements.ts";
import type { LineUnits } from "./releaseStock.ts";

type ShipContext = Pick<TransactionContext, "tx" | "now" | "actor">;

/** What shipping does to the stock on hand, for each unit. */
interface Shipping {
  cause: Extract<StockCause, "ship" | "unship">;
  sign: 1 | -1;
}

/**
 * Ships units that lines of orders hold: their reservations and the stock on hand go down together,
 * so that what is for sale remains. The orders must be locked. Stock is locked in the order of
 * SKUs' ids, for all orders together.
 */
export const shipStock = (ctx: ShipContext, units: readonly LineUnits[]): Promise<void> =>
  moveOnHand(ctx, units, { cause: "ship", sign: -1 });

/** Undoes the shipping of units that have not left the shop: their lines hold them again. */
export const unshipStock = (ctx: ShipContext, units: readonly LineUnits[]): Promise<void> =>
  moveOnHand(ctx, units, { cause: "unship", sign: 1 });

/** The units as rows of line and number, each line once: it may be in two parcels of a batch. */
const toRows = (units: readonly LineUnits[]): RawBuilder<unknown> => sql`(
  select line_id, sum(num)::integer as num from unnest(
    ${units.map(({ lineId }) => lineId)}::bigint[], ${units.map(({ qty }) => qty)}::integer[]
  ) as v (line_id, num) group by line_id
)`;

async function moveOnHand(
  { tx, now, actor }: ShipContext,
  units: readonly LineUnits[],
  { cause, sign }: Shipping,
): Promise<void> {
  if (units.length === 0) return;
  const rows = toRows(units);
  const lock = sql<Pick<TableRow<"skus">, "id">>`
    select id from skus where id in (
      select r.sku_id from ${rows} v join stock_reservations r on r.line_id = v.line_id
    ) order by id for no key update`;
  const move = sql`
    with units as (
      select r.line_id, l.parent_id as order_id, r.shop_id, r.sku_id, v.num, coalesce(
        r.location_id, (select id from stock_locations p where p.shop_id = r.shop_id and p.is_default)
      ) as location_id
      from ${rows} v
      join orders_lines l on l.id = v.line_id
      join stock_reservations r on r.line_id = l.id
    ), reservations as (
      update stock_reservations r set held = r.held + ${sign} * u.num, shipped = r.shipped - ${sign} * u.num
      from units u where r.line_id = u.line_id
    ), by_order as (
      select order_id, shop_id, sku_id, location_id, sum(num)::integer as num
      from units group by order_id, shop_id, sku_id, location_id
    ), moved as (
      update stock_items i set on_hand = i.on_hand + ${sign} * t.num
      from (
        select sku_id, location_id, sum(num)::integer as num from units group by sku_id, location_id
      ) t
      where i.sku_id = t.sku_id and i.location_id = t.location_id
      returning i.sku_id, i.location_id, i.on_hand - ${sign} * t.num as before
    )
    insert into stock_movements (
      shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after,
      add_time, add_by, location_id, on_hand_num, on_hand_after
    )
    select o.shop_id, o.sku_id, k.goods, ${cause}, 'orders', o.order_id, 0, k.stock, k.stock,
      ${now.toISOString()}::timestamptz, ${getMemberId(actor)}::bigint, o.location_id,
      ${sign} * o.num, m.before + ${sign} * sum(o.num) over (
        partition by o.sku_id, o.location_id order by o.order_id
      )
    from by_order o
    join moved m on m.sku_id = o.sku_id and m.location_id = o.location_id
    join skus k on k.id = o.sku_id
    order by o.order_id, o.sku_id`;
  await tx.batch([lock, move]);
}
