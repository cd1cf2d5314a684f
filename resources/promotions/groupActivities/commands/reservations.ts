import type { RawBuilder } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { ReservedOrder } from "../../../pricing/server.ts";
import { domainError } from "../../errors.ts";
import type { GroupPlan } from "../groupPlan.ts";

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
  await lockKeys(tx, [`group ${activityId} ${buyerId}`]);
  const placed = await tx.first(
    tx.db
      .selectFrom("group_intents as i")
      .innerJoin("orders as o", "o.id", "i.order_id")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("i.activity_id", "=", activityId)
      .where("i.member_id", "=", buyerId)
      .where("o.status", "!=", "cancelled"),
  );
  if ((placed?.count ?? 0) >= limit)
    throw domainError("group.limitReached", { smart_count: limit });
}

/** Builds the statement that records an order's group terms until it is paid. */
export const buildReservationStatement = (
  { id, shopId, memberId }: ReservedOrder,
  { limit: _limit, ...plan }: GroupPlan,
): RawBuilder<unknown> => insertMany("group_intents", [{ orderId: id, shopId, memberId, ...plan }]);
