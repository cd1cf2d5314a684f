import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { releaseHolds } from "./cardTenders.ts";

/**
 * Releases what gift cards hold for a cancelled order, as far as the other orders of its payment do
 * not owe it. A repeated call releases nothing.
 */
export async function releaseCancelled(ctx: TransactionContext, orderId: number): Promise<void> {
  const { tx } = ctx;
  // Most orders are paid without a card.
  const held = await tx.first(
    tx.db
      .selectFrom("orders as o")
      .innerJoin("gift_cards_holds as h", "h.pay_order_id", "o.pay_order_id")
      .select("h.pay_order_id as payOrderId")
      .where("o.id", "=", orderId)
      .where("h.status", "=", "held")
      .limit(1),
  );
  if (!held) return;
  const { payOrderId } = held;
  await tx.run(
    tx.db.selectFrom("pay_orders").select("id").where("id", "=", payOrderId).forNoKeyUpdate(),
  );
  const unpaid = await tx.run(
    tx.db
      .selectFrom("orders")
      .select(["shop_id as shopId", "pay_price as payPrice"])
      .where("pay_order_id", "=", payOrderId)
      .where("status", "=", "unpaid"),
  );
  await releaseHolds(ctx, payOrderId, (shopId) =>
    unpaid.reduce((sum, one) => sum + (one.shopId === shopId ? one.payPrice : 0), 0),
  );
}
