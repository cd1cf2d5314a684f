import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { PaidBy, ProviderRefundReason } from "../moneyBacks.ts";
import type { ProviderRefund } from "../queries/providerRefund.ts";
import { providerRefundHandlers } from "./providerRefundHandlers.ts";

/**
 * Reasons of unexpected payments, whose orders show the payment and its refund in their timeline.
 */
const unexpected: readonly ProviderRefundReason[] = [
  "latePayment",
  "duplicate",
  "mismatch",
  "overpaid",
];

/**
 * Posts a provider refund that has reached its buyer, and runs the handler of its reason. The
 * caller updates the row, in the same transaction.
 */
export async function completeProviderRefund(
  ctx: TransactionContext,
  row: ProviderRefund,
  paidBy: PaidBy,
): Promise<void> {
  const { engine, tx } = ctx;
  await engine.services.get(providerRefundHandlers)[row.reason].done(ctx, { ...row, paidBy });
  const { orderId, shop } = row;
  if (orderId !== null && shop !== null && unexpected.includes(row.reason)) {
    await recordEvents(ctx, {
      orderId,
      shopId: shop,
      kind: "paymentReturned",
      data: { amount: row.amount, method: paidBy },
    });
    await publishChanges(ctx, [shop], ["orders"]);
  }
  await publishChange(engine, tx, engine.resource("moneyBacks"), {});
}
/**
 * Records that the provider has declined finally: it is not retried, and the platform has to pay
 * the buyer in another way.
 */
export async function requireAction(
  ctx: TransactionContext,
  row: ProviderRefund,
  error: string,
): Promise<void> {
  const { engine, tx } = ctx;
  await engine.services.get(providerRefundHandlers)[row.reason].refused?.(ctx, row, error);
  emit(ctx, {
    topic: "providerRefund.declined",
    key: row.id,
    shopId: row.shop,
    payload: { providerRefundId: row.id, amount: row.amount },
  });
  const { orderId, shop } = row;
  if (orderId !== null && shop !== null) {
    const data = { amount: row.amount, method: row.provider };
    await recordEvents(ctx, { orderId, shopId: shop, kind: "refundDeclined", data });
    await publishChanges(ctx, [shop], ["orders"]);
  }
  await publishChange(engine, tx, engine.resource("moneyBacks"), {});
}
