import { toTransactionContext } from "../../../../core/server/transactionContext.ts";
import { withCommandKey } from "../../../../core/server/withCommandKey.ts";
import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { domainError } from "../../errors.ts";
import { lockOrder } from "../../orders/queries/lockOrders.ts";
import type { refunds } from "../refunds.ts";
import { refundOrder } from "./refundOrder.ts";

type Context = AppContext & { input: CallInput<typeof refunds, "refundOrder"> };

/**
 * Refunds lines of one of the shop's orders for a member, once per key.
 *
 * @throws {DomainError} `refund.keyReused` when the key belongs to another refund.
 */
export async function runRefundOrder(context: Context) {
  const { tx, actor } = context;
  const { key, ...input } = context.input;
  const ctx = toTransactionContext(context);
  const shopId = actor.tenantId ?? 0;
  return tx.asSystem(async () => {
    const order = await lockOrder(tx, { id: input.orderId }, { shopId });
    const command = { owner: `shop ${shopId}`, key, path: "member/refund/refundOrder", input };
    return withCommandKey(
      ctx,
      command,
      () => domainError("refund.keyReused"),
      async () => {
        const { lines, reason } = input;
        const restock = input.restock ?? true;
        const freight = input.freight ?? null;
        const issued = await refundOrder(ctx, order, { lines, freight, restock, reason });
        return { refunds: issued, amount: issued.reduce((sum, { amount }) => sum + amount, 0) };
      },
    );
  });
}
