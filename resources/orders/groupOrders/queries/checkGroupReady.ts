import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import type { LockedOrder } from "../../orders/queries/lockOrders.ts";

/**
 * Rejects a command that has to wait for the success of the order's group. A group that has
 * succeeded remains so.
 *
 * @throws {DomainError} `order.groupNotReady` when the order's group is not complete.
 */
export async function checkGroupReady(
  tx: Tx,
  { type, groupOrderId }: Pick<LockedOrder, "type" | "groupOrderId">,
): Promise<void> {
  if (type !== "group") return;
  const group = await tx.first(
    tx.db.selectFrom("group_orders").select("status").where("id", "=", groupOrderId),
  );
  if (group?.status !== "succeeded") throw domainError("order.groupNotReady");
}
