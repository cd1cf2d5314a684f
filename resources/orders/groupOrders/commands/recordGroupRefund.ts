import { bumpVersion } from "../../../../core/server/bumpVersion.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { type ProviderRefundHandler, postProviderRefund } from "../../../payments/server.ts";

/**
 * Marks a member's order as refunded, and the group too once all orders that are to be refunded
 * are.
 */
export async function recordGroupRefund(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx } = ctx;
  const member = await tx.first(
    tx.db
      .updateTable("group_orders_members")
      .set({ pay_status: "refunded" })
      .where("order_id", "=", orderId)
      .returning(["parent_id as groupId", "shop_id as shopId"]),
  );
  if (!member) return;
  await tx.run(
    tx.db
      .updateTable("group_orders as g")
      .set({ pay_status: "refunded", ...bumpVersion(ctx) })
      .where("g.id", "=", member.groupId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("group_orders_members as m")
              .select("m.id")
              .whereRef("m.parent_id", "=", "g.id")
              .where("m.pay_status", "!=", "refunded"),
          ),
        ),
      ),
  );
  await publishChanges(ctx, [member.shopId], ["groupOrders"]);
}

/** Posts refunds of orders whose group failed, and marks the orders as refunded in the group. */
export const failedGroupHandler: ProviderRefundHandler = {
  async done(ctx, row) {
    await postProviderRefund(ctx, row, row.paidBy);
    if (row.orderId !== null) await recordGroupRefund(ctx, row.orderId);
  },
};
