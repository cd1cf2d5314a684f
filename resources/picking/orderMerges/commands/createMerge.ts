import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import { drawShopNumber } from "../../../../core/server/shopCounters.ts";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { domainError } from "../errors.ts";
import { canBePicked, lockPickedOrders } from "../queries/pickedOrders.ts";

interface Wanted {
  shopId: number;
  orderIds: readonly number[];
  warehouse: number;
}

/**
 * Merges orders of a shop, to be picked together. All of them have to be ready: paid, neither
 * picked up nor waiting for a group or a refund, and in no other live merge.
 *
 * @throws {DomainError} `orderMerge.notReady` with the numbers of the orders that are not.
 */
export async function createMerge(
  ctx: TransactionContext,
  { shopId, orderIds, warehouse }: Wanted,
): Promise<{ id: number; number: string }> {
  const { tx, now, actor } = ctx;
  const ids = [...new Set(orderIds)];
  const locked = await lockPickedOrders(tx, ids);
  const orders = locked.filter((order) => order.shopId === shopId);
  if (orders.length < ids.length) throw notFound();
  const refused = orders.filter((order) => !canBePicked(order) || order.mergeStatus !== "awaiting");
  if (refused.length > 0)
    throw domainError("orderMerge.notReady", {
      orders: refused.map(({ number }) => number).join(", "),
    });

  const number = await drawShopNumber(tx, "merge", shopId);
  const added = await tx.first(
    tx.db
      .insertInto("order_merges")
      .values({
        shop_id: shopId,
        number,
        warehouse,
        operator_name: actor.name || null,
        order_count: orders.length,
        units: orders.reduce((sum, { units }) => sum + units, 0),
        add_time: now.toISOString(),
        add_by: getMemberId(actor),
        upd_time: now.toISOString(),
      })
      .returning("id"),
  );
  if (!added) throw new Error("the merge was not inserted");
  const { id } = added;
  await tx.run(
    insertMany(
      "order_merges_orders",
      orders.map((order, position) => ({
        ...{ shopId, parentId: id, position, orderId: order.id, number: order.number },
        ...{ memberName: order.memberName, units: order.units, state: "valid" as const },
      })),
    ),
  );
  await updateRows(ctx, "orders", ids, { merge_status: "merged" });
  await publishChanges(ctx, [shopId], ["orderMerges"]);
  return { id, number };
}
