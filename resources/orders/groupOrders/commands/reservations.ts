import { type RawBuilder, sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { GroupPlan } from "../../../pricing/index.ts";
import { domainError } from "../../errors.ts";

/**
 * Rejects a group order that exceeds the activity's limit for a buyer. A lock serializes concurrent
 * orders, so the second one counts the first.
 *
 * @throws {DomainError} `group.limitReached` when the customer would exceed the activity's limit.
 */
export async function checkLimit(
  tx: Tx,
  buyerId: number,
  { activityId, limit }: GroupPlan,
): Promise<void> {
  if (limit === 0) return;
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`group ${activityId} ${buyerId}`}, 0))`,
  );
  const count = await tx.readValue(sql<number>`
    select count(*)::int from group_intents i join orders o on o.id = i.order_id
    where i.activity_id = ${activityId} and i.member_id = ${buyerId} and o.status <> 'cancelled'`);
  if ((count ?? 0) >= limit) throw domainError("group.limitReached", { smart_count: limit });
}

/** Builds the statement that records an order's group terms until it is paid. */
export const buildReservationStatement = (
  order: { id: number; shopId: number },
  buyerId: number,
  { limit: _limit, ...plan }: GroupPlan,
): RawBuilder<unknown> =>
  insertMany("group_intents", [
    { orderId: order.id, shopId: order.shopId, memberId: buyerId, ...plan },
  ]);
