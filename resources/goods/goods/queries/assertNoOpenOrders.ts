import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/**
 * Counts the open orders with lines that match `lines`: unpaid, to ship, shipped and not yet
 * received, or with an open refund of such a line. Locks the SKUs first so that no further order
 * can be placed: reserving stock locks the SKU.
 */
async function countOpenOrders(
  tx: Tx,
  skus: RawBuilder<unknown>,
  lines: RawBuilder<unknown>,
): Promise<number> {
  return tx.asSystem(async () => {
    await tx.run(sql`select id from skus k where ${skus} order by id for no key update`);
    const count = await tx.readValue(sql<number>`
      select count(distinct o.id)::integer from orders o join orders_lines l on l.parent_id = o.id
      where (o.status in ('unpaid', 'unshipped', 'unreceived') or l.refund_status = 'refunding')
        and l.shop_id in (select shop_id from skus k where ${skus}) and ${lines}`);
    return count ?? 0;
  });
}

/**
 * Rejects the deletion of a product that is in open orders.
 *
 * @throws {DomainError} `goods.hasOpenOrders` with the number of open orders.
 */
export async function assertNoOpenOrders(tx: Tx, goodsId: number): Promise<void> {
  const count = await countOpenOrders(tx, sql`k.goods = ${goodsId}`, sql`l.goods_id = ${goodsId}`);
  if (count > 0) throw domainError("goods.hasOpenOrders", { smart_count: count });
}

/**
 * Rejects a save that removes variants in open orders.
 *
 * @throws {DomainError} `sku.hasOpenOrders` with the number of open orders.
 */
export async function assertVariantsNotOrdered(
  tx: Tx,
  before: readonly { id?: number }[],
  saved: readonly { id?: number }[],
): Promise<void> {
  const savedIds = new Set(saved.map(({ id }) => id));
  const deleted = before.flatMap(({ id }) => (id === undefined || savedIds.has(id) ? [] : [id]));
  if (deleted.length === 0) return;
  const ids = sql`${deleted}::bigint[]`;
  const count = await countOpenOrders(tx, sql`k.id = any(${ids})`, sql`l.sku_id = any(${ids})`);
  if (count > 0) throw domainError("sku.hasOpenOrders", { smart_count: count });
}
