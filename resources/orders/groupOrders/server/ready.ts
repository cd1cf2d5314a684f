import { sql } from "kysely";
import { domainError } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { LockedOrder } from "../../orders/server/lockOrders.ts";

/** Refuses what an order of a group must wait for its success with. A group that has succeeded stays so. */
export async function checkGroupReady(
  tx: Tx,
  { type, groupOrderId }: Pick<LockedOrder, "type" | "groupOrderId">,
): Promise<void> {
  if (type !== "group") return;
  const group = await tx.first<{ status: string }>(sql`select status from group_orders where id = ${groupOrderId}`);
  if (group?.status !== "succeeded")
    throw domainError("order.groupNotReady", { key: "resources.orders.refusals.groupNotReady" });
}

/** Refuses to take away a product that a group waits for. */
export async function checkNoGroup(tx: Tx, goodsId: number): Promise<void> {
  const ongoing = await tx.first(sql`
    select 1 from group_orders where goods_id = ${goodsId} and status = 'ongoing' limit 1`);
  if (ongoing) throw domainError("goods.groupOngoing", { key: "resources.groupOrders.refusals.goodsInGroup" });
}
