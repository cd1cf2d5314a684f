import { type RawBuilder, sql } from "kysely";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import {
  lockSkus,
  moveSql,
  moveStock,
  type StockContext,
  type StockReason,
  sumBySku,
  type Units,
  wakeStockConsumers,
} from "./moveStock.ts";

type StockType = TableRow<"orders_lines">["stock_type"];

/** The statement that writes the reservations of the lines with stock due at this time. */
const holdSql = (orderIds: readonly number[], stockType: StockType) =>
  sql<Pick<TableRow<"skus">, "id">>`
    insert into stock_reservations (line_id, shop_id, sku_id, quantity, held)
    select id, shop_id, sku_id, qty, qty from orders_lines
    where parent_id = any(${[...orderIds]}::bigint[]) and stock_type = ${stockType}`;

/**
 * Reserves the units of an order that are due on payment; returns the ids of SKUs with insufficient
 * stock. The caller undoes it where there are any.
 */
export async function tryReserve(
  ctx: StockContext,
  units: readonly Units[],
  reason: StockReason,
): Promise<number[]> {
  const requested = sumBySku(units);
  if (requested.length === 0) return [];
  const reserved = await moveStock(ctx, requested, reason, -1);
  await ctx.tx.run(holdSql([reason.refId], "onPayment"));
  return requested.filter(({ skuId }) => !reserved.includes(skuId)).map(({ skuId }) => skuId);
}
/**
 * Reserves units for new orders, after the statement that writes those orders, in one round trip.
 *
 * @throws {DomainError} `goods.insufficientStock` when a line exceeds the available stock.
 */
export async function reserveStock(
  ctx: StockContext,
  orders: readonly { id: number; units: readonly Units[] }[],
  written: RawBuilder<unknown>,
): Promise<void> {
  const requested = orders.flatMap(({ id, units }) =>
    units.length > 0 ? [{ id, units: sumBySku(units) }] : [],
  );
  const ids = requested.flatMap(({ units }) => units.map(({ skuId }) => skuId));
  const reservations = requested.map(({ id, units }) =>
    moveSql(ctx.now, units, { cause: "sale", refTable: "orders", refId: id }, -1),
  );
  // Locks the stock of all orders together: locked order by order, two carts could deadlock.
  const locks = ids.length > 1 ? [lockSkus(ids)] : [];
  const held =
    requested.length > 0
      ? [
          holdSql(
            requested.map(({ id }) => id),
            "onOrder",
          ),
        ]
      : [];
  const [, ...answers] = await ctx.tx.batch([written, ...locks, ...reservations, ...held]);
  const reserved = new Set(answers.slice(locks.length).flatMap((rows) => rows.map(({ id }) => id)));
  const insufficient = ids.filter((id) => !reserved.has(id));
  if (insufficient.length > 0) throw await createInsufficientStockError(ctx.tx, insufficient);
  if (reservations.length > 0) wakeStockConsumers(ctx);
}
/** Builds the error that names the first of these SKUs and how much of it is left. */
export async function createInsufficientStockError(tx: Tx, skuIds: readonly number[]) {
  const first = await tx.first(
    tx.db
      .selectFrom("skus as k")
      .innerJoin("goods as g", "g.id", "k.goods")
      .select(["k.id", "k.stock as left"])
      .select(sql<string>`concat_ws(' ', g.title ->> 'en', k.attr_name)`.as("name"))
      .where("k.id", "=", anyId(skuIds))
      .orderBy("k.id")
      .limit(1),
  );
  const { name = "", left = 0, id = 0 } = first ?? {};
  const shortageError = domainError("goods.insufficientStock", { goods: name, left });
  return Object.assign(shortageError, { data: { skuId: id, left } });
}
