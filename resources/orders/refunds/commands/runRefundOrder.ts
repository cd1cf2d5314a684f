import {
  type TransactionContext,
  toTransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { withCommandKey } from "../../../../core/server/withCommandKey.ts";
import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { domainError } from "../../errors.ts";
import { type LockedOrder, lockOrder } from "../../orders/queries/lockOrders.ts";
import type { refunds } from "../refunds.ts";
import { cancelPaidOrder } from "./cancelPaidOrder.ts";
import { type IssuedRefund, refundOrder } from "./refundOrder.ts";

type Call = "refundOrder" | "cancelPaidOrder";
type Context<C extends Call> = AppContext & { input: CallInput<typeof refunds, C> };

/**
 * Refunds lines of one of the shop's orders for a member, once per key.
 *
 * @throws {DomainError} `refund.keyReused` when the key belongs to another refund.
 */
export const runRefundOrder = (context: Context<"refundOrder">) =>
  runOnce("refundOrder", context, (ctx, order) => {
    const { lines, reason, freight = null, restock = null } = context.input;
    return refundOrder(ctx, order, { lines, freight, restock, reason });
  });

/**
 * Cancels a paid order of the shop for a member, once per key.
 *
 * @throws {DomainError} `refund.keyReused` when the key belongs to another refund.
 */
export const runCancelPaidOrder = (context: Context<"cancelPaidOrder">) =>
  runOnce("cancelPaidOrder", context, (ctx, order) =>
    cancelPaidOrder(ctx, order, {
      restock: context.input.restock ?? true,
      reason: context.input.reason,
    }),
  );

async function runOnce(
  call: Call,
  context: AppContext & { input: { orderId: number; key: string } },
  work: (ctx: TransactionContext, order: LockedOrder) => Promise<IssuedRefund[]>,
) {
  const { tx, actor } = context;
  const { key, ...input } = context.input;
  const ctx = toTransactionContext(context);
  const shopId = actor.tenantId ?? 0;
  return tx.asSystem(async () => {
    const order = await lockOrder(tx, { id: input.orderId }, { shopId });
    const command = { owner: `shop ${shopId}`, key, path: `member/refund/${call}`, input };
    return withCommandKey(
      ctx,
      command,
      () => domainError("refund.keyReused"),
      async () => {
        const issued = await work(ctx, order);
        return { refunds: issued, amount: issued.reduce((sum, { amount }) => sum + amount, 0) };
      },
    );
  });
}
