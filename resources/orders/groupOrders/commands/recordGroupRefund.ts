import { sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { type ProviderRefundHandler, postProviderRefund } from "../../../payments/server.ts";

/**
 * Marks a member's order as refunded, and the group too once all orders that are to be refunded
 * are.
 */
export async function recordGroupRefund(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx } = ctx;
  // Of two refunds at the same time, neither would see the other's member as refunded.
  await tx.run(
    tx.db
      .selectFrom("group_orders")
      .select("id")
      .where(({ eb, selectFrom }) =>
        eb(
          "id",
          "in",
          selectFrom("group_orders_members").select("parent_id").where("order_id", "=", orderId),
        ),
      )
      .forNoKeyUpdate(),
  );
  const member = await tx.first(
    tx.db
      .updateTable("group_orders_members")
      .set({ pay_status: "refunded" })
      .where("order_id", "=", orderId)
      .returning(["parent_id as groupId", "shop_id as shopId"]),
  );
  if (!member) return;
  const isRefunded = sql<boolean>`t.id = ${member.groupId} and not exists (
    select from group_orders_members m where m.parent_id = t.id and m.pay_status <> 'refunded')`;
  await updateRows(ctx, "groupOrders", isRefunded, { pay_status: "refunded" });
  await publishChanges(ctx, [member.shopId], ["groupOrders"]);
}

/** Posts refunds of orders whose group failed, and marks the orders as refunded in the group. */
export const failedGroupHandler: ProviderRefundHandler = {
  async done(ctx, row) {
    if (row.orderId !== null) await recordGroupRefund(ctx, row.orderId);
    await postProviderRefund(ctx, row, row.paidBy);
  },
};
