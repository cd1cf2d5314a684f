import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/**
 * Builds the expression of what gift cards pay of an unpaid payment, in cents: what they hold, at
 * most what the orders of each shop cost.
 *
 * @param payOrderId an id, or the column of one
 */
export const sumHeldCards = (payOrderId: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(least(h.amount, o.due)), 0)::bigint from (
    select shop_id, sum(amount) as amount from gift_cards_holds
    where pay_order_id = ${payOrderId} and status = 'held' group by shop_id
  ) h join (
    select shop_id, sum(pay_price) as due from orders
    where pay_order_id = ${payOrderId} and status = 'unpaid' group by shop_id
  ) o using (shop_id))`;

/** Reads what gift cards pay of an unpaid payment, in cents. */
export async function readHeldCards(tx: Tx, payOrderId: number): Promise<number> {
  const [sum] = await tx.readValues(sql<number>`select ${sumHeldCards(sql`${payOrderId}`)}`);
  return Number(sum ?? 0);
}
