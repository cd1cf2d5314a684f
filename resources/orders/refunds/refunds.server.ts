import {
  type TransactionContext,
  toTransactionContext,
} from "../../../core/server/transactionContext.ts";
import type { AppContext } from "../../../framework/server/defineRules.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { retryPayment } from "./commands/issueRefund.ts";
import { agree, confirmReturn, rejectRefund, rejectReturn } from "./commands/merchantCommands.ts";
import { notifyDeadlines } from "./commands/notifyDeadlines.ts";
import type { Owner } from "./queries/lockRefund.ts";
import { refunds } from "./refunds.ts";

type RecordContext = AppContext & { record: { id: number } };
/**
 * Runs a member's command on one of the shop's refunds, without the tenant scope, since it also
 * changes the order, payments and the ledger.
 */
async function command(
  context: RecordContext,
  work: (ctx: TransactionContext, id: number, owner: Owner) => Promise<void>,
) {
  const { tx, actor, record } = context;
  return tx.asSystem(async () => {
    await work(toTransactionContext(context), record.id, { shopId: actor.shopId ?? 0 });
    const after = await tx.first(
      tx.db.selectFrom("refunds").select("status").where("id", "=", record.id),
    );
    return after ? { status: after.status } : {};
  });
}

export default defineRules(refunds, {
  async read({ tx, rows }) {
    await notifyDeadlines(tx, rows);
  },
  actions: {
    agree: (context) => command(context, agree),
    refuse: (context) =>
      command(context, (ctx, id, owner) => rejectRefund(ctx, id, owner, context.input.reason)),
    confirmReceive: (context) =>
      command(context, (ctx, id, owner) =>
        confirmReturn(ctx, id, owner, context.input.restock ?? true),
      ),
    refuseReturn: (context) =>
      command(context, (ctx, id, owner) => rejectReturn(ctx, id, owner, context.input.reason)),
    async retryPayment(context) {
      await command(context, retryPayment);
      return undefined;
    },
  },
});
