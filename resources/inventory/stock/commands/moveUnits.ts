import { sql } from "kysely";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { lockSkus, type StockReason, wakeStockConsumers } from "./moveStock.ts";

/** A change of the units of a SKU at a location: positive adds, negative takes away. */
export interface PlacedUnits {
  skuId: number;
  locationId: number;
  num: number;
  /** What the units cost, where it is known; else units come and go at the average. */
  cents?: number;
}
export type MoveContext = Pick<TransactionContext, "engine" | "tx" | "now" | "actor">;
type Moved = Pick<CamelRow<"stock_movements">, "skuId" | "locationId">;

/** Adds up the changes of each SKU and location, in the order of locks; none is zero. */
export function sumByPlace(moves: readonly PlacedUnits[]): PlacedUnits[] {
  const sums = new Map<string, PlacedUnits>();
  for (const { skuId, locationId, num, cents } of moves) {
    const key = `${skuId} ${locationId}`;
    const sum = sums.get(key);
    const cost = cents === undefined ? sum?.cents : cents + (sum?.cents ?? 0);
    sums.set(key, {
      skuId,
      locationId,
      num: (sum?.num ?? 0) + num,
      ...(cost === undefined ? {} : { cents: cost }),
    });
  }
  return [...sums.values()]
    .filter(({ num }) => num !== 0)
    .sort((one, other) => one.skuId - other.skuId || one.locationId - other.locationId);
}

/**
 * Changes the units on hand at locations, and what is for sale of them: units at a place that is
 * not for sale are on hand only. All changes are made, or none. The caller has checked that the
 * locations and SKUs are of one shop.
 *
 * @throws {DomainError} `stock.insufficientAtLocation` when a location holds fewer units.
 * @throws {DomainError} `stock.heldByOrders` when open orders hold the units.
 */
export async function moveUnits(
  ctx: MoveContext,
  moves: readonly PlacedUnits[],
  reason: StockReason,
): Promise<void> {
  const summed = sumByPlace(moves);
  if (summed.length === 0) return;
  const skuIds = [...new Set(summed.map(({ skuId }) => skuId))];
  const [, , items, moved] = await ctx.tx.batch([
    lockSkus(skuIds),
    addItemsSql(summed),
    selectItems(summed),
    moveUnitsSql(ctx, summed, reason),
  ]);
  const isMoved = ({ skuId, locationId }: PlacedUnits) =>
    moved.some((one) => one.skuId === skuId && one.locationId === locationId);
  const refused = summed.find((move) => !isMoved(move));
  if (refused) {
    const item = items.find(
      ({ skuId, locationId }) => skuId === refused.skuId && locationId === refused.locationId,
    );
    throw await createShortageError(ctx.tx, refused, item?.onHand ?? 0);
  }
  wakeStockConsumers(ctx);
}

const toRows = (moves: readonly PlacedUnits[]) => sql`unnest(
  ${moves.map(({ skuId }) => skuId)}::bigint[],
  ${moves.map(({ locationId }) => locationId)}::bigint[],
  ${moves.map(({ num }) => num)}::integer[],
  ${moves.map(({ cents }) => cents ?? null)}::bigint[]
) as v (sku_id, location_id, num, cents)`;

/** A place that never held units of a SKU has no row of it. */
const addItemsSql = (moves: readonly PlacedUnits[]) => sql`
  insert into stock_items (shop_id, sku_id, location_id, on_hand)
  select k.shop_id, v.sku_id, v.location_id, 0
  from ${toRows(moves)} join skus k on k.id = v.sku_id
  where v.num > 0
  on conflict (sku_id, location_id) do nothing`;

const selectItems = (moves: readonly PlacedUnits[]) => sql<
  Pick<CamelRow<"stock_items">, "skuId" | "locationId" | "onHand">
>`
  select i.sku_id as "skuId", i.location_id as "locationId", i.on_hand as "onHand"
  from ${toRows(moves)}
  join stock_items i on i.sku_id = v.sku_id and i.location_id = v.location_id`;

const moveUnitsSql = (
  { now, actor }: MoveContext,
  moves: readonly PlacedUnits[],
  { cause, refTable, refId }: StockReason,
) => sql<Moved>`
  with moved as (
    update stock_items i set on_hand = i.on_hand + v.num
    from ${toRows(moves)}, stock_locations p
    where i.sku_id = v.sku_id and i.location_id = v.location_id and p.id = i.location_id
      and i.on_hand + v.num >= 0
    returning i.sku_id, i.location_id, v.num as on_hand_num, i.on_hand, v.cents,
      case when p.sellable then v.num else 0 end as num
  ), sold as (
    select sku_id, sum(num)::integer as num from moved group by sku_id having sum(num) <> 0
  ), changed as (
    update skus k set stock = k.stock + s.num from sold s
    where k.id = s.sku_id and k.stock + s.num >= 0
    returning k.id, set_config('markethall.stock_cause', 'recorded', true)
  )
  insert into stock_movements (
    shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after,
    add_time, add_by, location_id, on_hand_num, on_hand_after, cents
  )
  select k.shop_id, k.id, k.goods, ${cause}, ${refTable}, ${refId}::bigint, m.num,
    k.stock + m.upto - m.num, k.stock + m.upto,
    ${now.toISOString()}::timestamptz, ${getMemberId(actor)}::bigint, m.location_id, m.on_hand_num,
    m.on_hand, m.cents
  from (
    select *, (sum(num) over (partition by sku_id order by location_id))::integer as upto from moved
  ) m
  -- What is for sale as it was before this statement.
  join skus k on k.id = m.sku_id
  where not exists (select from sold s where s.sku_id = k.id)
    or exists (select from changed c where c.id = k.id)
  order by m.sku_id, m.location_id
  returning sku_id as "skuId", location_id as "locationId"`;

/** Says why units were not moved: there are too few at the place, or orders hold them. */
async function createShortageError(tx: Tx, { skuId, locationId, num }: PlacedUnits, left: number) {
  const found = await tx.first(sql<
    Pick<TableRow<"skus">, "stock"> &
      Pick<TableRow<"stock_locations">, "code"> &
      Calculated<{ goods: string }>
  >`
    select k.stock, p.code, concat_ws(' ', g.title ->> 'en', k.attr_name) as goods
    from skus k join goods g on g.id = k.goods
    join stock_locations p on p.id = ${locationId}::bigint
    where k.id = ${skuId}::bigint`);
  const { stock = 0, code = "", goods = "" } = found ?? {};
  return left + num < 0
    ? domainError("stock.insufficientAtLocation", { goods, location: code, left })
    : domainError("stock.heldByOrders", { goods, left: stock });
}
